import { expect, it } from 'vitest'
import { readConfig } from '#console/kit/config/config.ts'

it('every build variable has a default [S1.03]', () => {
  expect(readConfig({})).toEqual({
    title: 'Admin',
    storageNamespace: 'fenxiao_',
    apiBase: '/api/v1',
    basicApiHost: '',
    permissionChecking: true,
    serviceWorker: true,
    successCode: 200,
  })
})

it('every setting can be set by a build variable [S1.03] [S6.03]', () => {
  const env = {
    VITE_TITLE: '后台',
    VITE_STORAGE_NAMESPACE: 'shop.',
    VITE_API_BASE: 'https://api.example/v2/',
    VITE_BASIC_API_HOST: 'https://basic.example/',
    VITE_PERMISSION_CHECKING: 'false',
    VITE_SERVICE_WORKER: 'false',
    VITE_SUCCESS_CODE: '0',
  }
  expect(readConfig(env)).toEqual({
    title: '后台',
    storageNamespace: 'shop.',
    apiBase: 'https://api.example/v2',
    basicApiHost: 'https://basic.example',
    permissionChecking: false,
    serviceWorker: false,
    successCode: 0,
  })
})
