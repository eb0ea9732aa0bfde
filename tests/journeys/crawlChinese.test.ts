import { crawlIn } from './support/crawlIn.ts'

crawlIn({ code: 'zh-ch', language: 'zh' })
