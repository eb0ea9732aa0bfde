import DOMPurify from 'dompurify'

/** HTML without anything that runs, frames or restyles the page. */
export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['id', 'class', 'name'],
  })
}
