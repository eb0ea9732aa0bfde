import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MigrationFile } from '#server/database/migrate/migrate.ts'
import { emitMigrations } from '../../../generate/emit/migration/emitMigrations.ts'
import type { MigrationHistory } from '../../../generate/emit/migration/emitMigrations.ts'
import { shapeOf } from '../../../generate/emit/migration/shape/shapeOf.ts'
import { loadSchemas } from '../../../generate/load/loadSchemas.ts'
import { buildModel } from '../../../generate/model/buildModel.ts'
import { root } from '../../../steps/root.ts'
import { shopAfter, shopBefore } from './shopSchemas.ts'
import type { Schemas } from './shopSchemas.ts'

const sales = 1500

/** Inserts rows into every table. */
const fill = `
CREATE FUNCTION id_of(what text, n int) RETURNS uuid LANGUAGE sql IMMUTABLE AS 'SELECT md5(what || n)::uuid';
INSERT INTO good (id, name, price) SELECT id_of('good', n), 'good ' || n, n FROM generate_series(1, 50) n;
INSERT INTO buyer (id, name, note, good_id)
  SELECT id_of('buyer', n), 'buyer ' || n, 'a note of ' || n, id_of('good', 1 + n % 50) FROM generate_series(1, ${sales}) n;
INSERT INTO sale (id, name, buyer_id, parts, total, lines_total)
  SELECT id_of('sale', n), 'sale ' || n, id_of('buyer', n),
    jsonb_build_array('{"price": 1.5, "pieces": 2, "amount": 3}'::jsonb, jsonb_build_object('price', n, 'pieces', 1, 'amount', n)),
    n + 3, 5 FROM generate_series(1, ${sales}) n;
INSERT INTO line (id, name, sale_id, seat, price, amount)
  SELECT id_of('line', 2 * n + seat), 'line', id_of('sale', n), seat, 5, 5 * seat
  FROM generate_series(1, ${sales}) n, generate_series(0, 1) seat;
DROP FUNCTION id_of;`

/** The generated migrations of a shop with rows: the first one, and that of its changed schemas. */
export async function shopMigrations(): Promise<readonly [MigrationFile, MigrationFile]> {
  const first = await migrationTo(shopBefore, { files: [] })
  const second = await migrationTo(shopAfter, first.history)
  return [{ ...first.file, sql: first.file.sql + fill }, second.file]
}

async function migrationTo(
  schemas: Schemas,
  history: MigrationHistory,
): Promise<{ file: MigrationFile; history: MigrationHistory }> {
  const folder = await mkdtemp(join(tmpdir(), 'fenxiao-shop-'))
  try {
    const place = join(folder, 'schemas')
    await mkdir(place)
    for (const part of ['dialect.json', 'definitions'])
      await cp(join(root, 'schemas', part), join(place, part), { recursive: true })
    for (const [name, schema] of Object.entries(schemas))
      await writeFile(join(place, `${name}.json`), JSON.stringify(schema))
    const model = buildModel(loadSchemas(folder))
    const { added, files, refusals } = emitMigrations(model, history)
    if (!added || refusals.length > 0) throw new Error(`no migration: ${JSON.stringify(refusals)}`)
    return { file: { name: added.path, sql: added.text }, history: { files, snapshot: shapeOf(model) } }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
