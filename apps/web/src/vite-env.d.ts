/// <reference types="vite/client" />

/** The slides of the sign-in screen, drawn while the app is built (`rendered-showcase-plugin.ts`). */
declare module 'virtual:rendered-showcase' {
  export const slides: readonly string[];
  export const fonts: readonly import('@arrasta/slide-renderer').FontFaceFile[];
}
