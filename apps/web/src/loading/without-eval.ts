declare global {
  /** Where zod looks for its settings before it has any. */
  var __zod_globalConfig: { readonly jitless?: boolean } | undefined;
}

/**
 * To be imported before anything that brings zod. It would try whether code may be made from text,
 * which the policy for content forbids: each page would report a breach of it that is none.
 */
globalThis.__zod_globalConfig = { jitless: true };

export {};
