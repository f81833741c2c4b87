import { appUrl } from '#config/app'
import { addressSecrets } from '#shared/address_secret'

export const feedSecrets = addressSecrets('subscription feed')

export const feedAddress = (secret: string): string => `${appUrl}/feeds/${secret}`
