/// <reference types="vite/client" />

/** The slides of the sign-in screen, drawn while the app is built (`drawn-stage-module.ts`). */
declare module 'virtual:drawn-stage' {
  export const slides: readonly string[];
  export const fonts: readonly import('@arrasta/slide-renderer').FontFaceFile[];
}
