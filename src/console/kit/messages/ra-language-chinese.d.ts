declare module 'ra-language-chinese' {
  const messages: { ra: { navigation: { prev?: string } & Record<string, string> } & Record<string, object> }
  export default messages
}
