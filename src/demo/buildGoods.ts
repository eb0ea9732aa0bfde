import type { Good } from '#generated/types/good.ts'
import { isoOf } from './stage/clock.ts'
import { courses } from './goods/courses.ts'
import { foods } from './goods/foods.ts'
import type { GoodEntry, GoodPicture, Shelf } from './goods/GoodEntry.ts'
import { household } from './goods/household.ts'
import { skinCare } from './goods/skinCare.ts'
import { teas } from './goods/teas.ts'
import { inOfficeHours } from './stage/Stage.ts'
import type { Stage } from './stage/Stage.ts'

const shelves = [courses, teas, skinCare, household, foods] as const

/** All goods, by shelf. */
export function buildGoods(stage: Stage): Good[] {
  const entries = shelves.flatMap((shelf) => shelf.goods.map((entry) => ({ entry, shelf })))
  return entries.map(({ entry, shelf }, index) =>
    buildGood(stage, { entry, shelf, sequence: (index + 1) * 10 }),
  )
}

function buildGood(
  stage: Stage,
  { entry, shelf, sequence }: { entry: GoodEntry; shelf: Shelf; sequence: number },
): Good {
  const { name, summary, price, minPrice, firstPrice = 0, status = 'normal', picture } = entry
  const { createdAt, updatedAt } = lifeOf(stage, status)
  return {
    id: stage.idAt(createdAt),
    version: updatedAt === createdAt ? 1 : 2,
    name,
    price,
    min_price: minPrice,
    first_price: firstPrice,
    sequence,
    status,
    summary,
    image: addressOf(picture),
    images: [picture, ...shelf.pictures.filter((other) => other !== picture)].map(addressOf),
    description: describe(entry, shelf),
    createdAt: isoOf(createdAt),
    updatedAt: isoOf(updatedAt),
  }
}

/** The dates of a good: drafts are new, some goods were added later, and sold-out goods sold out recently. */
function lifeOf(stage: Stage, status: Good['status']): { createdAt: number; updatedAt: number } {
  const { dice } = stage
  const isLate = status === 'normal' && dice.chance(20)
  const daysAgo =
    status === 'draft' ? dice.integer(2, 20) : isLate ? dice.integer(20, 90) : dice.integer(130, 380)
  const createdAt = inOfficeHours(stage, daysAgo)
  const soldOutAt = inOfficeHours(stage, dice.integer(3, 12))
  return { createdAt, updatedAt: status === 'sold_out' ? soldOutAt : createdAt }
}

function addressOf(picture: GoodPicture): string {
  return `/images/goods/${picture}.svg`
}

function describe({ summary, points }: GoodEntry, { notes }: Shelf): string {
  const items = points.map((point) => `<li>${point}</li>`).join('')
  return `<p>${summary}。</p><h3>商品亮点</h3><ul>${items}</ul><h3>${notes.title}</h3><p>${notes.text}</p>`
}
