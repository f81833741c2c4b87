import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { forBrowsers } from '#identity/middleware/for_browsers'
import { registerWayBack } from '#shared/http/way_back'

registerWayBack()

server.errorHandler(() => import('#shared/http/exception_handler'))

server.use([
  () => import('#shared/http/request_log_middleware'),
  () => import('#shared/http/security_headers_middleware'),
  () => import('#shared/http/api_answers_middleware'),
  () => import('#shared/health/health_middleware'),
  () => import('#identity/middleware/sign_in_lane_middleware'),
  () => import('#catalogue/middleware/kept_answers_middleware'),
  () => import('#shared/http/container_bindings_middleware'),
  () => import('#site/http/locale_middleware'),
  forBrowsers(
    () => import('#identity/middleware/embedded_provider_middleware'),
    () => import('#shared/http/public_files_middleware'),
    () => import('@adonisjs/vite/vite_middleware'),
    () => import('#site/http/theme_middleware'),
    () => import('#site/http/inertia_middleware')
  ),
])

router.use([
  () => import('#shared/http/body_type_middleware'),
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#shared/http/remove_uploads_middleware'),
  () => import('#identity/middleware/session_middleware'),
  forBrowsers(
    () => import('#shared/http/keep_flash_middleware'),
    () => import('#identity/middleware/form_secret_middleware'),
    () => import('@adonisjs/shield/shield_middleware')
  ),
  () => import('#shared/http/storable_input_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#identity/middleware/identify_user_middleware'),
  () => import('#shared/http/reader_middleware'),
  () => import('#shared/http/own_id_middleware'),
  () => import('#shared/http/test_calls_middleware'),
  () => import('#identity/middleware/visitor_limit_middleware'),
  () => import('#site/middleware/decommission_middleware'),
])

export const middleware = router.named({
  auth: () => import('#identity/middleware/auth_middleware'),
  scope: () => import('#identity/middleware/scope_middleware'),
})
