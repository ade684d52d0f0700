/** Bundles the package's modules to JavaScript. */
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

/** @param source the folder with `index.ts` and `checked.ts`. @param folder gets one file of JavaScript for each. */
export async function bundleClient(source: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [makeSchemasDroppable()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: { index: join(source, 'index.ts'), checked: join(source, 'checked.ts') }, formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        // React's queries are next to the schemas in `generated/`, and dropped because nothing here uses them.
        external: /^(zod|@tanstack)(\/|$)/,
        treeshake: { moduleSideEffects: false },
        output: {
          entryFileNames: '[name].js',
          comments: { annotation: true, jsdoc: false, legal: false },
          // Shortens names only: more would move what comments tell a page's bundler away from where it looks for it.
          minify: { mangle: true, compress: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}

/**
 * A bundler can't know that making a schema has no other effect, so the schemas of other calls would stay in a page.
 * A schema that is another by a second name needs no variable of its own.
 */
function makeSchemasDroppable(): Plugin {
  const generated = join(ROOT, 'generated');
  return {
    name: 'droppable-schemas',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.startsWith(generated)) return null;
      return code
        .replaceAll(
          /^export const (z\w+)(: [^=\n]+)? = (z\.[\s\S]*?);$/gm,
          (_, name, type = '', schema) => `export const ${name}${type} = /* @__PURE__ */ (() => ${schema})();`,
        )
        .replaceAll(/^export const (z\w+) = (z\w+);$/gm, 'export { $2 as $1 };');
    },
  };
}
