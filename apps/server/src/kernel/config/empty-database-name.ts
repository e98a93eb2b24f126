/** The archive beside the built server; source: `scripts/empty-database.ts`. */
export const emptyDatabaseName = 'empty-database.tar.gz';
