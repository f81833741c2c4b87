import { SEALED_KEY } from '#delivery/gateways/signing_keys'

export default [SEALED_KEY]
