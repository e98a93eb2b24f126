import { registerAllThemes } from './src/all-themes';

// Tests draw at once, in whatever theme.
registerAllThemes();
