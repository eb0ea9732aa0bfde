const end = '\r\n\r\n'

/** Messages that are not valid HTTP; each is sent through its own bare socket. */
export function brokenMessages(token: string): string[] {
  const head = `host: x\r\nauthorization: Bearer ${token}\r\n`
  const form = `POST /api/v1/files HTTP/1.1\r\n${head}content-type: multipart/form-data; boundary=b\r\n`
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n'
  return [
    `GET / HTTP/9.9\r\n${head}${end}`,
    `GET /api/v1/goods\r\n${end}`,
    `\u0000\u0001\u0002${end}`,
    `GET /api/v1/goods HTTP/1.1${end}`,
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${head}\r\n`,
    `GET /api/v1/goods HTTP/1.1\r\n${head}x: ${'a'.repeat(40_000)}\r\n\r\n`,
    `GET /api/v1/goods HTTP/1.1\r\n${'a: b\r\n'.repeat(3000)}${head}\r\n`,
    `POST /api/v1/goods HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: -1${end}{}`,
    `POST /api/v1/goods HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-length: 5\r\ncontent-length: 6${end}{}   `,
    `POST /api/v1/goods HTTP/1.1\r\n${head}content-length: 2\r\ntransfer-encoding: chunked${end}0${end}`,
    `POST /api/v1/goods HTTP/1.1\r\n${head}content-type: application/json\r\ntransfer-encoding: chunked${end}zz\r\n`,
    `POST /api/v1/goods HTTP/1.1\r\n${head}content-type: application/json\r\ntransfer-encoding: chunked${end}ffffffffffffffff\r\n{}`,
    `POST /api/v1/goods HTTP/1.1\r\n${head}content-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: 2${end}{}`,
    `POST /api/v1/goods HTTP/1.1\r\n${head}expect: 200-ok\r\ncontent-length: 0${end}`,
    `${form}content-length: 4${end}--b\r`,
    `${form}content-length: ${part.length}${end}${part}`,
    `${form}content-length: ${part.length + 2}${end}${part}\r\n`,
    `${form}transfer-encoding: chunked${end}5\r\n--b--\r\n0${end}`,
    `CONNECT x:443 HTTP/1.1\r\n${head}${end}`,
    `GET http://example.com/api/v1/goods HTTP/1.1\r\n${head}${end}`,
    `GET /api/v1/../../etc/passwd HTTP/1.1\r\n${head}${end}`,
    `GET /api/v1/goods HTTP/1.1\r\n${head}upgrade: websocket\r\nconnection: upgrade${end}`,
    `PRI * HTTP/2.0${end}SM${end}`,
  ]
}
