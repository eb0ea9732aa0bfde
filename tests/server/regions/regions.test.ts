import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { regionRoutes } from '#server/routes/region.ts'

it('the region call returns China’s provinces, cities and districts, level by level [S7.04]', async () => {
  const app = fastify()
  await app.register(regionRoutes)
  const below = async (query = '') => {
    const { code, data } = (await app.inject(`/region${query}`)).json<{
      code: number
      data: { label: string; value: string; children?: [] }[]
    }>()
    expect(code).toBe(200)
    return data
  }
  const provinces = await below()
  expect(provinces).toHaveLength(34)
  expect(provinces).toContainEqual({ label: '浙江省', value: '330000', children: [] })
  expect(await below('?parent=330000')).toContainEqual({ label: '杭州市', value: '330100', children: [] })
  const districts = await below('?parent=330100')
  expect(districts).toContainEqual({ label: '临平区', value: '330113' })
  expect(await below('?parent=330113')).toEqual([])
  expect((await below('?parent=110000')).map(({ label }) => label)).toEqual(['北京市'])
  expect((await app.inject('/region?parent=x')).statusCode).toBe(400)
  expect((await app.inject('/region')).headers['cache-control']).toBe('public, max-age=86400')
})
