import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { databaseFile } from '../../server/config/database.ts'
import { createDemoBuyer, demoBuyer } from '../../server/demo/buyer.ts'
import { mediaDir } from '../../server/folders.ts'
import { migrate } from '../../server/opening/migrate.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'
import { type Client, clientOf } from './client.ts'
import { categories, pendant } from './fixture.ts'
import type { ShopProcess } from './shopProcess.ts'

/** Fills the database of a shop that is not running yet: one pendant, and a buyer who may order it. */
export const sellPendant = async ({ dataDir }: ShopProcess): Promise<void> => {
  const engine = openSqlite(databaseFile({ dataDir }))
  await migrate(engine)
  const writer = createCatalogueWriter(engine, Date.now)
  await writer.putCategories(categories)
  await writer.putProduct(pendant)
  await createDemoBuyer(engine, Date.now())
  await engine.close()
  await mkdir(mediaDir({ dataDir }), { recursive: true })
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  await writeFile(join(mediaDir({ dataDir }), 'moon-pendant.svg'), picture)
}

/** The buyer of {@link sellPendant}, logged in at the running shop. */
export const loginAsBuyer = async ({
  origin,
}: ShopProcess): Promise<{ id: string; client: Client }> => {
  const { body } = await clientOf(origin).customer.login({
    body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
  })
  if (!('token' in body)) throw new Error(body.message)
  return { id: body._id, client: clientOf(origin, body.token) }
}

/** The pendant as returned to the buyer. */
export const pendantOf = async (client: Client) => {
  const { status, body } = await client.catalogue.product({ params: { slug: 'moon-pendant' } })
  if (status !== 200) throw new Error(body.message)
  return body
}
