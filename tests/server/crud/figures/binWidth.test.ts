import { expect, it } from 'vitest'
import { binWidth } from '#server/crud/figures/binWidth.ts'

it('gathers moments by hours where days begin at one, else by quarters of one', () => {
  expect(['UTC', 'Asia/Shanghai', 'America/New_York', 'Europe/Berlin'].map(binWidth)).toEqual(
    Array(4).fill('1 hour'),
  )
  // In summer Lord Howe puts its clocks forward by half an hour, to a full one.
  expect(['Asia/Kolkata', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe'].map(binWidth)).toEqual(
    Array(4).fill('15 minutes'),
  )
})
