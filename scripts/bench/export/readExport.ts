/** Reads a file to its end as fast as it arrives; returns its size in bytes. */
export async function readExport(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers })
  if (answer.status !== 200 || !answer.body)
    throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  let bytes = 0
  for await (const chunk of answer.body) bytes += chunk.length
  return bytes
}
