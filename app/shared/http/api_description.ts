/* What the HTTP API offers, as one OpenAPI 3.1 document made of every module's descriptions. */
export { API_PREFIX, describeCalls, describedCalls } from '#shared/http/api_description/calls'
export type { CallDescription } from '#shared/http/api_description/calls'
export { apiDocument, type ApiDocument } from '#shared/http/api_description/document'
export { apiRoutes } from '#shared/http/api_description/routes'
export * as is from '#shared/http/api_description/schema'
