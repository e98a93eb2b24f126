/** A live session of one's own. Times are ISO 8601 UTC texts. */
export interface OwnSession {
  /** Names the session among one's own; it opens nothing. */
  readonly id: string;
  /** Names as people know them: Chrome, Windows. Null where the browser did not say. */
  readonly browser: string | null;
  readonly system: string | null;
  /** Where it began; null where that is not known. */
  readonly ip: string | null;
  readonly startedAt: string;
  /** To the hour. */
  readonly lastUsedAt: string;
  /** Whether it is the one that asks. */
  readonly isOwn: boolean;
}
