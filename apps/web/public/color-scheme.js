// Runs before the first paint, so that a chosen appearance does not flash the other one.
{
  const { document, matchMedia } = globalThis;
  const chosen = () => {
    try {
      return globalThis.localStorage.getItem('mantine-color-scheme-value');
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen();
  document.documentElement.dataset.mantineColorScheme =
    scheme === 'light' || scheme === 'dark' ? scheme : system;
}
