/** The folders of the migrations that the business needs besides those of its schemas. */
export const businessMigrations = ['src/server/business/migrations'] as const
