import { SEALED_SECRETS } from '#webhooks/gateways/secret'

export default SEALED_SECRETS
