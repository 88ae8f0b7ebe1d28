import { bundleScripts, insertClassNames } from '../bundle-scripts';

const classNamesByPath = import.meta.glob<Record<string, string>>('/components/**/*.module.css', {
  eager: true,
  import: 'default',
});

export async function generateStaticParams() {
  return (await bundleScripts()).map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: RouteContext<'/scripts/[file]'>) {
  const { file } = await params;
  const script = (await bundleScripts()).find((each) => each.file === file);
  if (!script) return new Response('Not found', { status: 404 });
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
  return new Response(insertClassNames(script.text, classNamesByPath), { headers });
}
