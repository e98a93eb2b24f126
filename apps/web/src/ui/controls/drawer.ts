/** In a module of its own, to be loaded after the first load. */
export { Drawer } from '@mantine/core';
