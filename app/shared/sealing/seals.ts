import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import { drivers, Encryption } from '@adonisjs/core/encryption'
import { appKey } from '#config/app'

export type Seal = Pick<Encryption, 'encrypt' | 'decrypt'>
export type Seals = { present: Seal; named: Seal }

export async function namedSeals(): Promise<Seals> {
  const onlyPresent = drivers.aes256gcm({ keys: [appKey.release()], id: 'gcm' })
  return { present: new Encryption(await onlyPresent.resolver(app)), named: encryption }
}
