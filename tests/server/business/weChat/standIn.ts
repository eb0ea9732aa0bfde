import { createServer } from 'node:http'
import { listenOnLoopback } from '#scripts/steps/listenOnLoopback.ts'

/** A stand-in for WeChat's server, as far as we call it: it checks the requests, and answers by the published protocol. */
export interface StandIn {
  base: string
  /** The requested paths, in order. */
  asked: string[]
  /** The stand-in's behaviour for the next requests. */
  next: 'usual' | 'down' | 'broken' | 'silent'
  close: () => Promise<void>
}

interface Known {
  appId: string
  secret: string
  /** The WeChat account of each code; a code can be used once. */
  codes: Map<string, string>
}

/** Starts it on a free loopback port. */
export async function startStandIn(known: Known): Promise<StandIn> {
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stand.in')
    standIn.asked.push(pathname)
    if (standIn.next === 'down') {
      request.socket.destroy()
      return
    }
    if (standIn.next === 'silent') return
    // WeChat sends its JSON as text/plain.
    response.setHeader('content-type', 'text/plain')
    response.end(standIn.next === 'broken' ? '<html>' : JSON.stringify(answerOf(pathname, query, known)))
  })
  const port = await listenOnLoopback(server)
  const standIn: StandIn = {
    base: `http://127.0.0.1:${port}`,
    asked: [],
    next: 'usual',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return standIn
}

function answerOf(path: string, query: URLSearchParams, { appId, secret, codes }: Known): object {
  if (path === '/cgi-bin/ticket/getticket') {
    const isRight = query.get('access_token') === 'TOKEN' && query.get('type') === 'jsapi'
    return isRight ? { errcode: 0, errmsg: 'ok', ticket: 'TICKET', expires_in: 7200 } : { errcode: 40001 }
  }
  if (query.get('appid') !== appId) return { errcode: 40013, errmsg: 'invalid appid' }
  if (query.get('secret') !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' }
  if (path === '/cgi-bin/token')
    return query.get('grant_type') === 'client_credential'
      ? { access_token: 'TOKEN', expires_in: 7200 }
      : { errcode: 40002 }
  if (path !== '/sns/oauth2/access_token' || query.get('grant_type') !== 'authorization_code')
    return { errcode: 40002 }
  const code = query.get('code') ?? ''
  const openId = codes.get(code)
  codes.delete(code)
  return openId === undefined
    ? { errcode: 40029, errmsg: 'invalid code' }
    : { access_token: 'USER', expires_in: 7200, openid: openId, scope: 'snsapi_base' }
}
