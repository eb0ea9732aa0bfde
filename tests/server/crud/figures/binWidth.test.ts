import { expect, it } from 'vitest'
import { binWidth } from '#server/crud/figures/binWidth.ts'

it('figures group moments by hours where days begin on a full hour, else by quarters of an hour', () => {
  expect(['UTC', 'Asia/Shanghai', 'America/New_York', 'Europe/Berlin'].map(binWidth)).toEqual(
    Array(4).fill('1 hour'),
  )
  // In summer Lord Howe puts its clocks forward by half an hour, to a full one.
  expect(['Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe'].map(binWidth)).toEqual(
    Array(4).fill('15 minutes'),
  )
})
