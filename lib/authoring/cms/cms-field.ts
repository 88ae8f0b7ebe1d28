/** A field of the CMS's forms, with those of its options that this site uses. */
export type CmsField = {
  name: string;
  label: string;
  /** Stands below the field. */
  hint?: string;
  /** Stands above it. */
  comment?: string;
  /** The CMS takes fields for required that do not say otherwise. */
  required?: boolean;
  /** A regular expression and what to say of a text that it does not fit. */
  pattern?: readonly [string, string];
} & Kind;

/** The widget that stands for a field, and its limits. */
export type Kind =
  | { widget: 'string' | 'text'; minlength?: number; maxlength?: number }
  | { widget: 'boolean' | 'hidden' }
  | { widget: 'datetime'; type: 'date'; format: string; min: string; max: string }
  | { widget: 'image'; accept: string; choose_url: false }
  | { widget: 'number'; value_type: 'int' | 'float'; min?: number; max?: number }
  | { widget: 'select'; options: string[] }
  | { widget: 'object'; collapsed?: boolean; fields: CmsField[] }
  | List;

export type List = { widget: 'list'; min?: number; max?: number; collapsed?: boolean } & (
  { fields: CmsField[]; summary?: string } | { field: CmsField }
);
