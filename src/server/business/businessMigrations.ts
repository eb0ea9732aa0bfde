/** Folders of the migrations that the business needs beside those of its schemas. */
export const businessMigrations = ['src/server/business/migrations'] as const
