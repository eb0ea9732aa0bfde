import type { OneTimeSecret } from '../../../session/api/callApi.ts'

/** The messages of shown secrets, by kind. */
export type SecretWords = Readonly<
  Record<OneTimeSecret['kind'], { title: string; label: string; done: string }>
>

export const secretWords: SecretWords = {
  password: {
    title: '初始密码',
    label: '新密码',
    done: '用户已创建，初始密码 72 小时内有效，首次登录时必须修改。请告知用户，关闭后将无法再次查看。',
  },
  secret: {
    title: '签名密钥',
    label: '签名密钥',
    done: '已生成签名密钥。请交给接收方，用于验证推送；关闭后将无法再次查看。',
  },
}
