import { createTheme, type MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

/** The one accent: selected, focused, the main action, progress. Never decoration. */
const arara: MantineColorsTuple = [
  '#EFF2FF',
  '#DDE3FF',
  '#BBC7FF',
  '#93A5FF',
  '#6B82FF',
  '#4A63FA',
  '#2A45EC',
  '#2037CC',
  '#1A2DA3',
  '#16257D',
];

const gray: MantineColorsTuple = [
  '#F8F8F7',
  '#F4F4F3',
  '#EAEAE8',
  '#E6E6E4',
  '#D4D4D1',
  '#A1A19D',
  '#6B6B68',
  '#545451',
  '#333331',
  '#1A1A19',
];

const dark: MantineColorsTuple = [
  '#F2F2EF',
  '#B9B9B3',
  '#94948D',
  '#6A6A64',
  '#3C3C39',
  '#2E2E2C',
  '#242423',
  '#191918',
  '#141413',
  '#101010',
];

const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

const fieldClasses = {
  wrapper: classes.field,
  input: classes.input,
  label: classes.label,
  error: classes.error,
};

const dialog = {
  defaultProps: { radius: 16, padding: 24, centered: true, shadow: 'none' },
  classNames: {
    content: `${classes.dialog ?? ''} on-raised`,
    title: classes.dialogTitle,
    header: classes.dialogHeader,
    overlay: classes.scrim,
    inner: classes.visible,
  },
};

/** The look of the chrome, made from the design tokens; what Mantine has no token for is in tokens.css. */
export const theme = createTheme({
  primaryColor: 'arara',
  primaryShade: { light: 6, dark: 5 },
  colors: { arara, gray, dark },
  white: '#FFFFFF',
  black: '#1A1A19',
  fontFamily,
  headings: { fontFamily, fontWeight: '600' },
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '15px', xl: '18px' },
  lineHeights: { xs: '16px', sm: '16px', md: '20px', lg: '20px', xl: '24px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // Plain data instead of Component.extend, which would bring every one of them into the first load.
  components: {
    Button: { classNames: { root: classes.button, label: classes.buttonLabel } },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 32, radius: 'sm' },
      classNames: { root: classes.actionIcon },
    },
    TextInput: { classNames: fieldClasses },
    PasswordInput: { classNames: fieldClasses },
    Textarea: { classNames: fieldClasses },
    Select: { classNames: fieldClasses },
    NativeSelect: { classNames: fieldClasses },
    Tooltip: {
      defaultProps: { openDelay: 400, withArrow: false, offset: 6 },
      classNames: { tooltip: classes.tooltip },
    },
    Menu: {
      // Without the placeholder, which is no thing a menu may hold.
      defaultProps: {
        shadow: 'none',
        offset: 8,
        position: 'bottom-end',
        withInitialFocusPlaceholder: false,
        // As high as the window leaves room for, which is little on a phone held sideways.
        middlewares: { flip: true, shift: true, size: { padding: 8 } },
      },
      classNames: {
        dropdown: classes.menu,
        item: classes.menuItem,
        itemSection: classes.menuItemSection,
        label: classes.menuLabel,
      },
    },
    // Their elements are headers, which would be taken for the header of the whole page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Switch: {
      defaultProps: { withThumbIndicator: false },
      classNames: { track: classes.switchTrack },
    },
    Drawer: { classNames: { overlay: classes.clear, inner: classes.visible } },
    Modal: dialog,
    ModalRoot: dialog,
    ModalContent: { defaultProps: { radius: dialog.defaultProps.radius } },
  },
});
