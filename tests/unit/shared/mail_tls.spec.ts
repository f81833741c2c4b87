import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { SMTPTransport } from '@adonisjs/mail/transports/smtp'
import { needsTls } from '#shared/mail/needs_tls'

test.group('Mails over TLS', () => {
  test('{host}, {said}, shop on TLS {isOnTls}: needed {needed}')
    .with([
      { host: 'mail.example', said: undefined, isOnTls: true, needed: true },
      { host: 'mail.example', said: undefined, isOnTls: false, needed: false },
      { host: 'mail.example', said: 'offered', isOnTls: true, needed: false },
      { host: 'mail.example', said: 'required', isOnTls: false, needed: true },
      { host: 'localhost', said: undefined, isOnTls: true, needed: false },
      { host: '127.0.0.1', said: 'required', isOnTls: true, needed: true },
    ] as const)
    .run(({ assert }, { host, said, isOnTls, needed }) => {
      assert.equal(needsTls(host, said, isOnTls), needed)
    })

  test('none goes to a server that offers none', async ({ assert, cleanup }) => {
    const heard: string[] = []
    const server = createServer((socket) => {
      socket.write('220 mail.example\r\n')
      socket.on('data', (line) => {
        heard.push(String(line).trim().slice(0, 4))
        socket.write(heard.at(-1) === 'EHLO' ? '250 mail.example\r\n' : '502 no\r\n')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(() => void server.close())
    const { port } = server.address() as AddressInfo
    const requireTLS = needsTls('mail.example', undefined, true)
    const transport = new SMTPTransport({ host: '127.0.0.1', port, requireTLS })
    await assert.rejects(() =>
      transport.send({
        from: 'a@shop.example',
        to: [{ address: 'b@shop.example', name: '' }],
        text: 'Secret',
      })
    )
    assert.notInclude(heard, 'MAIL')
  })
})
