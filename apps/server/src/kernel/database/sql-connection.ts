/** The little of a database connection that migrating needs; both databases offer it. */
export interface SqlConnection {
  /** Runs one or many statements without parameters. */
  readonly run: (sql: string) => Promise<void>;
  readonly rows: (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
}
