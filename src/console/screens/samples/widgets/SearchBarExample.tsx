import { useState } from 'react'
import { SearchBar } from '#console/kit/widgets/searchBar/SearchBar.tsx'
import { fillIn } from '../parts/fillIn.ts'
import { useSampleWords } from '../parts/useSampleWords.ts'

/** Searches a few names; a real page would ask the server. */
export function SearchBarExample() {
  const { searchBar: words } = useSampleWords()
  const [word, setWord] = useState('')
  const found = words.goods.filter((name) => name.toLowerCase().includes(word.toLowerCase()))
  const names = found.join(words.comma)
  return (
    <>
      <SearchBar value={word} onSearch={setWord} words={words} />
      <p role="status">
        {found.length > 0 ? fillIn(words.found, { count: found.length, names }) : words.none}
      </p>
    </>
  )
}
