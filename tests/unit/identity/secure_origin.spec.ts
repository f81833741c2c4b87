import { test } from '@japa/runner'
import { isSecureOrigin } from '#identity/domain/secure_origin'

test.group('Identity | secure origins', () => {
  test('{address}: {isSecure}')
    .with([
      { address: 'https://shop.example', isSecure: true },
      { address: 'http://localhost:3333', isSecure: true },
      { address: 'http://127.0.0.1:3333', isSecure: true },
      { address: 'http://[::1]:3333', isSecure: true },
      { address: 'http://shop.localhost', isSecure: true },
      { address: 'http://shop.example', isSecure: false },
      { address: 'http://localhost.example', isSecure: false },
      { address: 'http://10.0.0.5:3333', isSecure: false },
    ])
    .run(({ assert }, { address, isSecure }) => assert.equal(isSecureOrigin(address), isSecure))
})
