/** What the model may not know by itself: the time and new identities. */
export interface Env {
  /** The present as an ISO 8601 UTC text. */
  readonly now: () => string;
  /** A UUID never given before. */
  readonly newId: () => string;
}
