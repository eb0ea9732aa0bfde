import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScripts } from '#server/plugins/inlineScripts.ts'

const page = `<!doctype html>
<script type="module" src="./assets/start.js"></script>
<script data-key="it's here">
  run('this')
</script>
<script>run('that')</script>`

describe('inline scripts of the console’s page', () => {
  it('are allowed by the hash of their exact text, and script files are left out', () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(inlineScripts(page)).toEqual([hashOf("\n  run('this')\n"), hashOf("run('that')")])
  })

  it('have no hashes in a page without any', () => {
    expect(inlineScripts('<!doctype html><title>Admin</title>')).toEqual([])
  })
})
