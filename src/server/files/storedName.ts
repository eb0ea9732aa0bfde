/** What the server calls a file: 128 random bits, as pictures are fetched without a session and nobody may guess a name. */
export const storedName = /^[\w-]{22}\.[a-z\d]{2,5}$/
