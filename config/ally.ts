import { defineConfig } from '@adonisjs/ally'
import type { InferSocialProviders } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import { OidcDriver } from '#identity/gateways/oidc_driver'

const allyConfig = defineConfig({
  customers: (ctx: HttpContext) => new OidcDriver(ctx, 'customers'),
  staff: (ctx: HttpContext) => new OidcDriver(ctx, 'staff'),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
