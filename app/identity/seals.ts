import { SEALED_SECRET } from '#identity/gateways/authenticator_secret'
import { SEALED_KEY } from '#identity/gateways/embedded_provider/signing_keys'
import { SEALED_TOKENS } from '#identity/gateways/provider_tokens'

export default [SEALED_KEY, SEALED_SECRET, ...SEALED_TOKENS]
