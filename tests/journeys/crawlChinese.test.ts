import { crawlIn } from './crawlIn.ts'

crawlIn({ code: 'zh-ch', language: 'zh' })
