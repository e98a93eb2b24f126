import type { ModulePreloadOptions, Plugin } from 'vite';

type ResolveDependencies = NonNullable<ModulePreloadOptions['resolveDependencies']>;

/**
 * Names with a dynamic import the files that are preloaded for it, save those that are there whenever
 * the importing file runs. Vite names all of them, hash by hash: 4 kB of the editor's first load.
 */
export function preloadMissing(): Plugin & { readonly resolveDependencies: ResolveDependencies } {
  const imports = new Map<string, readonly string[]>();
  const found = new Map<string, ReadonlySet<string>>();
  /** A file and all that it imports statically. */
  const loadedWith = (host: string) => {
    const known = found.get(host);
    if (known !== undefined) return known;
    const files = new Set([host]);
    for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
    found.set(host, files);
    return files;
  };
  return {
    name: 'preload-missing',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        imports.clear();
        found.clear();
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') imports.set(file.fileName, file.imports);
        }
      },
    },
    resolveDependencies: (_file, dependencies, { hostId }) =>
      dependencies.filter((dependency) => !loadedWith(hostId).has(dependency)),
  };
}
