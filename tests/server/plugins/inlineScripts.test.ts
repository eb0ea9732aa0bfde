import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScripts } from '#server/plugins/inlineScripts.ts'

const page = `<!doctype html>
<script type="module" src="./assets/start.js"></script>
<script data-key="it's here">
  run('this')
</script>
<script>run('that')</script>`

describe('the scripts that stand in the console’s page', () => {
  it('are allowed by their text to the letter; files are not named', () => {
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(inlineScripts(page)).toEqual([hashOf("\n  run('this')\n"), hashOf("run('that')")])
  })

  it('are none in a page without any', () => {
    expect(inlineScripts('<!doctype html><title>Admin</title>')).toEqual([])
  })
})
