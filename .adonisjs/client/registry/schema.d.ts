/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'shared.api_document': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['document']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['document']>>>
    }
  }
  'shared.api_workflows': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/workflows.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['workflows']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['workflows']>>>
    }
  }
  'shared.api_docs': {
    methods: ["GET","HEAD"]
    pattern: '/api/docs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['show']>>>
    }
  }
  'shared.api_docs.parts': {
    methods: ["GET","HEAD"]
    pattern: '/api/docs/parts/:part'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { part: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['part']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/api_documents_controller').default['part']>>>
    }
  }
  'shared.clients.sums': {
    methods: ["GET","HEAD"]
    pattern: '/clients/SHA256SUMS'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/clients_controller').default['sums']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/clients_controller').default['sums']>>>
    }
  }
  'shared.clients.show': {
    methods: ["GET","HEAD"]
    pattern: '/clients/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/clients_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/clients_controller').default['show']>>>
    }
  }
  'shared.csp_reports': {
    methods: ["POST"]
    pattern: '/csp-reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/csp_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/csp_reports_controller').default['store']>>>
    }
  }
  'shared.security_contact': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/security.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/shared/controllers/security_contacts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/shared/controllers/security_contacts_controller').default['show']>>>
    }
  }
  'api.identity.users': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['index']>>>
    }
  }
  'api.identity.users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['show']>>>
    }
  }
  'api.identity.users.update': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_user').apiUserValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_user').apiUserValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.store': {
    methods: ["POST"]
    pattern: '/api/v1/users'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_user').apiRegistrationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_user').apiRegistrationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/users_controller').default['destroy']>>>
    }
  }
  'api.identity.users.lock': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/lock'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/locks_controller').default['lock']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/locks_controller').default['lock']>>>
    }
  }
  'api.identity.users.unlock': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/unlock'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/locks_controller').default['unlock']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/locks_controller').default['unlock']>>>
    }
  }
  'api.identity.users.second_factors': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id/second-factors'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/factors').factorRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/factors').factorRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/second_factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/second_factors_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.grant': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/grant'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_user').apiGrantValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_user').apiGrantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/grants_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/grants_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.revoke': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id/grant/:group'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; group: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/grants_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/grants_controller').default['destroy']>>>
    }
  }
  'api.identity.groups': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/admin/groups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/grants_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/grants_controller').default['index']>>>
    }
  }
  'api.identity.users.sessions': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_sessions_controller').default['index']>>>
    }
  }
  'api.identity.users.tokens': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/tokens'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_tokens_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_tokens_controller').default['index']>>>
    }
  }
  'api.identity.users.mails': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_mails_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_mails_controller').default['index']>>>
    }
  }
  'api.identity.users.history': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_history_controller').default['index']>>>
    }
  }
  'api.identity.users.sessions.all': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_sessions_controller').default['destroyAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_sessions_controller').default['destroyAll']>>>
    }
  }
  'api.identity.users.sessions.end': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id/sessions/:session'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; session: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_sessions_controller').default['destroy']>>>
    }
  }
  'api.identity.users.tokens.revoke': {
    methods: ["DELETE"]
    pattern: '/api/v1/users/:id/tokens/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_tokens_controller').default['destroy']>>>
    }
  }
  'api.identity.users.mails.again': {
    methods: ["POST"]
    pattern: '/api/v1/users/:id/mails/:mail'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; mail: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/user_mails_controller').default['store']>>>
    }
  }
  'api.identity.users.merger': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/merge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#identity/validators/merger').mergerQueryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/mergers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/mergers_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.merge': {
    methods: ["POST"]
    pattern: '/api/v1/users/:id/merge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/merger').mergerValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/merger').mergerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/mergers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/mergers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.save_details': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/saveDetails'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_user').apiUserDetailsValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_user').apiUserDetailsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['saveDetails']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['saveDetails']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.accept': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/accept'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['accept']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['accept']>>>
    }
  }
  'api.identity.users.init': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/init'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_user').apiInitValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_user').apiInitValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['init']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['init']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.internal_users.store': {
    methods: ["POST"]
    pattern: '/api/v1/internal-users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['internal']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/own_users_controller').default['internal']>>>
    }
  }
  'api.identity.users.verify_email': {
    methods: ["POST"]
    pattern: '/api/v1/users/verifyEmail/:code'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/email_verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/email_verifications_controller').default['store']>>>
    }
  }
  'api.identity.users.password': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_user').apiPasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_user').apiPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.users.password_reset': {
    methods: ["PUT"]
    pattern: '/api/v1/users/:id/password/reset'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/passwords_controller').default['reset']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/passwords_controller').default['reset']>>>
    }
  }
  'api.identity.tokens': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tokens'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/tokens_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/tokens_controller').default['index']>>>
    }
  }
  'api.identity.tokens.store': {
    methods: ["POST"]
    pattern: '/api/v1/tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_token').apiTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_token').apiTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.identity.tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/tokens/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/tokens_controller').default['destroy']>>>
    }
  }
  'api.identity.marketplace_tokens.store': {
    methods: ["POST"]
    pattern: '/api/v1/marketplace-tokens'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_token').marketplaceTokenValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_token').marketplaceTokenValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/api/marketplace_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/api/marketplace_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.sign_in_choice': {
    methods: ["GET","HEAD"]
    pattern: '/sign-in-or-register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_choices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_choices_controller').default['show']>>>
    }
  }
  'identity.sign_in_start': {
    methods: ["GET","HEAD"]
    pattern: '/sign-in/with/:provider'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { provider: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_starts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_starts_controller').default['show']>>>
    }
  }
  'identity.customer_callback': {
    methods: ["GET","HEAD"]
    pattern: '/externalLogin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_callbacks_controller').default['customers']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_callbacks_controller').default['customers']>>>
    }
  }
  'identity.staff_callback': {
    methods: ["GET","HEAD"]
    pattern: '/internalUserRegistration'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_callbacks_controller').default['staff']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_callbacks_controller').default['staff']>>>
    }
  }
  'identity.password_sign_in': {
    methods: ["GET","HEAD"]
    pattern: '/sign-in/:uid'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/password_sign_ins_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/password_sign_ins_controller').default['show']>>>
    }
  }
  'identity.password_sign_in.store': {
    methods: ["POST"]
    pattern: '/sign-in/:uid'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/password_sign_in').passwordSignInValidator)>>
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/password_sign_in').passwordSignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/password_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/password_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.signed_out': {
    methods: ["GET","HEAD"]
    pattern: '/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_outs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_outs_controller').default['show']>>>
    }
  }
  'identity.signed_out.timer': {
    methods: ["GET","HEAD"]
    pattern: '/logout-timer'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_outs_controller').default['timer']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_outs_controller').default['timer']>>>
    }
  }
  'identity.sign_out': {
    methods: ["POST"]
    pattern: '/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_outs_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_outs_controller').default['store']>>>
    }
  }
  'identity.privacy_notice': {
    methods: ["GET","HEAD"]
    pattern: '/accept-privacy-notice'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/privacy_notices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/privacy_notices_controller').default['show']>>>
    }
  }
  'identity.privacy_notice.store': {
    methods: ["POST"]
    pattern: '/accept-privacy-notice'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/privacy_notice').privacyNoticeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/privacy_notice').privacyNoticeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/privacy_notices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/privacy_notices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.privacy_notice.success': {
    methods: ["GET","HEAD"]
    pattern: '/accept-privacy-notice/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/privacy_notices_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/privacy_notices_controller').default['success']>>>
    }
  }
  'identity.sign_in_link': {
    methods: ["GET","HEAD"]
    pattern: '/password/forgotten'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_links_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_links_controller').default['create']>>>
    }
  }
  'identity.sign_in_link.store': {
    methods: ["POST"]
    pattern: '/password/forgotten'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/sign_in_link').signInLinkValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/sign_in_link').signInLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.sign_in_link.sent': {
    methods: ["GET","HEAD"]
    pattern: '/password/sent'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_links_controller').default['sent']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sign_in_links_controller').default['sent']>>>
    }
  }
  'identity.new_password': {
    methods: ["GET","HEAD"]
    pattern: '/password/new'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/new_passwords_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/new_passwords_controller').default['create']>>>
    }
  }
  'identity.new_password.store': {
    methods: ["POST"]
    pattern: '/password/new'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/new_password').newPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/new_password').newPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/new_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/new_passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.password_judgement': {
    methods: ["POST"]
    pattern: '/password/judgement'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/password_judgement').passwordJudgementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/password_judgement').passwordJudgementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/password_judgements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/password_judgements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.new_password.done': {
    methods: ["GET","HEAD"]
    pattern: '/password/done'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/new_passwords_controller').default['done']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/new_passwords_controller').default['done']>>>
    }
  }
  'identity.expired_password': {
    methods: ["GET","HEAD"]
    pattern: '/sign-in/:uid/password'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/expired_passwords_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/expired_passwords_controller').default['show']>>>
    }
  }
  'identity.expired_password.store': {
    methods: ["POST"]
    pattern: '/sign-in/:uid/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/new_password').newPasswordValidator)>>
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/new_password').newPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/expired_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/expired_passwords_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.register': {
    methods: ["GET","HEAD"]
    pattern: '/register'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/registrations_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/registrations_controller').default['create']>>>
    }
  }
  'identity.register.store': {
    methods: ["POST"]
    pattern: '/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/registration').registrationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/registration').registrationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.register.success': {
    methods: ["GET","HEAD"]
    pattern: '/register/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/registrations_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/registrations_controller').default['success']>>>
    }
  }
  'identity.user_details': {
    methods: ["GET","HEAD"]
    pattern: '/save-user-details'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/user_details_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/user_details_controller').default['show']>>>
    }
  }
  'identity.user_details.store': {
    methods: ["POST"]
    pattern: '/save-user-details'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/user_details').userDetailsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/user_details').userDetailsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/user_details_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/user_details_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.user_details.success': {
    methods: ["GET","HEAD"]
    pattern: '/save-user-details/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/user_details_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/user_details_controller').default['success']>>>
    }
  }
  'identity.second_step': {
    methods: ["GET","HEAD"]
    pattern: '/sign-in/:uid/second-step'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/second_steps_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/second_steps_controller').default['show']>>>
    }
  }
  'identity.second_step.store': {
    methods: ["POST"]
    pattern: '/sign-in/:uid/second-step'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/factors').secondStepValidator)>>
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/factors').secondStepValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/second_steps_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/second_steps_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.passkey_sign_in.options': {
    methods: ["POST"]
    pattern: '/sign-in/:uid/passkey/options'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/passkey_sign_ins_controller').default['options']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/passkey_sign_ins_controller').default['options']>>>
    }
  }
  'identity.passkey_sign_in.store': {
    methods: ["POST"]
    pattern: '/sign-in/:uid/passkey'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/factors').passkeySignInValidator)>>
      paramsTuple: [ParamValue]
      params: { uid: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/factors').passkeySignInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/passkey_sign_ins_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/passkey_sign_ins_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.session': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['show']>>>
    }
  }
  'identity.session.update': {
    methods: ["PUT"]
    pattern: '/my-account/session'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/sessions_controller').default['update']>>>
    }
  }
  'identity.account': {
    methods: ["GET","HEAD"]
    pattern: '/my-account'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/accounts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/accounts_controller').default['show']>>>
    }
  }
  'identity.personal_data': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/personal-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/personal_data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/personal_data_controller').default['show']>>>
    }
  }
  'identity.personal_data.update': {
    methods: ["PUT"]
    pattern: '/my-account/personal-data'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/personal_data').personalDataValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/personal_data').personalDataValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/personal_data_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/personal_data_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.change_password': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/change-password'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/passwords_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/passwords_controller').default['show']>>>
    }
  }
  'identity.change_password.update': {
    methods: ["PUT"]
    pattern: '/my-account/change-password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/change_password').changePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/change_password').changePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.change_password.success': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/change-password/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/passwords_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/passwords_controller').default['success']>>>
    }
  }
  'identity.api_tokens': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/api-token'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/api_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/api_tokens_controller').default['show']>>>
    }
  }
  'identity.api_tokens.destroy': {
    methods: ["DELETE"]
    pattern: '/my-account/api-token/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/api_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/api_tokens_controller').default['destroy']>>>
    }
  }
  'identity.additional_emails.verification': {
    methods: ["POST"]
    pattern: '/my-account/additional-emails/:place/verification'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { place: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/email_verifications_controller').default['resend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/email_verifications_controller').default['resend']>>>
    }
  }
  'identity.sign_ins': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/sign-ins'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/sign_in_history_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/sign_in_history_controller').default['show']>>>
    }
  }
  'identity.my_data': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/deletion_requests_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/deletion_requests_controller').default['show']>>>
    }
  }
  'identity.my_data.export': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-data/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/personal_data_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/personal_data_exports_controller').default['show']>>>
    }
  }
  'identity.deletion_request.store': {
    methods: ["POST"]
    pattern: '/my-account/my-data/deletion-request'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/deletion_request').deletionRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/deletion_request').deletionRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/deletion_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/deletion_requests_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.deletion_request.destroy': {
    methods: ["DELETE"]
    pattern: '/my-account/my-data/deletion-request'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/deletion_requests_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/deletion_requests_controller').default['destroy']>>>
    }
  }
  'identity.verify_email': {
    methods: ["GET","HEAD"]
    pattern: '/verifyEmail/:code'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/email_verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/email_verifications_controller').default['show']>>>
    }
  }
  'identity.verify_email.store': {
    methods: ["POST"]
    pattern: '/verifyEmail/:code'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { code: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/email_verifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/email_verifications_controller').default['store']>>>
    }
  }
  'identity.security': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/security'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/overviews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/overviews_controller').default['show']>>>
    }
  }
  'identity.security.confirmation': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/security/confirm'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/confirmations_controller').default['show']>>>
    }
  }
  'identity.security.confirmation.store': {
    methods: ["POST"]
    pattern: '/my-account/security/confirm'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/factors').confirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/factors').confirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/confirmations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/confirmations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.security.authenticator': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/security/authenticator'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/authenticators_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/authenticators_controller').default['show']>>>
    }
  }
  'identity.security.authenticator.store': {
    methods: ["POST"]
    pattern: '/my-account/security/authenticator'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/factors').authenticatorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/factors').authenticatorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/authenticators_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/authenticators_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.security.authenticator.destroy': {
    methods: ["DELETE"]
    pattern: '/my-account/security/authenticator'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/authenticators_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/authenticators_controller').default['destroy']>>>
    }
  }
  'identity.security.passkeys': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/security/passkeys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['show']>>>
    }
  }
  'identity.security.passkeys.options': {
    methods: ["POST"]
    pattern: '/my-account/security/passkeys/options'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['options']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['options']>>>
    }
  }
  'identity.security.passkeys.store': {
    methods: ["POST"]
    pattern: '/my-account/security/passkeys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/factors').passkeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/factors').passkeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.security.passkeys.destroy': {
    methods: ["DELETE"]
    pattern: '/my-account/security/passkeys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/passkeys_controller').default['destroy']>>>
    }
  }
  'identity.security.recovery_codes': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/security/recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/recovery_codes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/recovery_codes_controller').default['show']>>>
    }
  }
  'identity.security.recovery_codes.store': {
    methods: ["POST"]
    pattern: '/my-account/security/recovery-codes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/recovery_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/account/security/recovery_codes_controller').default['store']>>>
    }
  }
  'identity.admin.marketplace_token': {
    methods: ["GET","HEAD"]
    pattern: '/admin/marketplace-token'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/marketplace_tokens_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/marketplace_tokens_controller').default['show']>>>
    }
  }
  'identity.admin.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['index']>>>
    }
  }
  'identity.admin.users.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['export']>>>
    }
  }
  'identity.admin.on_behalf.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/register-on-behalf'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/registrations_on_behalf_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/registrations_on_behalf_controller').default['create']>>>
    }
  }
  'identity.admin.on_behalf.store': {
    methods: ["POST"]
    pattern: '/admin/manage-users/register-on-behalf'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/registration_on_behalf').registrationOnBehalfValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/registration_on_behalf').registrationOnBehalfValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/registrations_on_behalf_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/registrations_on_behalf_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.on_behalf.done': {
    methods: ["GET","HEAD"]
    pattern: '/admin/register-on-behalf/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/registrations_on_behalf_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/registrations_on_behalf_controller').default['success']>>>
    }
  }
  'identity.admin.open_records.update': {
    methods: ["PUT"]
    pattern: '/admin/open-records/:kind/:record'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { kind: ParamValue; record: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/open_records_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/open_records_controller').default['update']>>>
    }
  }
  'identity.admin.open_records.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/open-records/:kind/:record'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { kind: ParamValue; record: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/open_records_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/open_records_controller').default['destroy']>>>
    }
  }
  'identity.admin.groups': {
    methods: ["GET","HEAD"]
    pattern: '/admin/groups'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/groups_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/groups_controller').default['index']>>>
    }
  }
  'identity.admin.users.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['show']>>>
    }
  }
  'identity.admin.users.details': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/details'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_details_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_details_controller').default['show']>>>
    }
  }
  'identity.admin.users.addresses': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/addresses'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_addresses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_addresses_controller').default['show']>>>
    }
  }
  'identity.admin.users.billing': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/billing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_billing_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_billing_controller').default['show']>>>
    }
  }
  'identity.admin.users.permissions': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/permissions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_permissions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_permissions_controller').default['index']>>>
    }
  }
  'identity.admin.users.security': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/security'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_security_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_security_controller').default['show']>>>
    }
  }
  'identity.admin.users.mails': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_mails_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_mails_controller').default['index']>>>
    }
  }
  'identity.admin.users.history': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_history_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_history_controller').default['index']>>>
    }
  }
  'identity.admin.users.details.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-users/:userId/details'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/user_parts').staffDetailsPart)>|InferInput<(typeof import('#identity/validators/user_parts').userDetailsPart)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/user_parts').staffDetailsPart)>|InferInput<(typeof import('#identity/validators/user_parts').userDetailsPart)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_details_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_details_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.users.addresses.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-users/:userId/addresses'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/user_parts').userAddressesPart)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/user_parts').userAddressesPart)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_addresses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_addresses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.users.billing.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-users/:userId/billing'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/user_parts').userBillingPart)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/user_parts').userBillingPart)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_billing_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_billing_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.users.grant': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/groups'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/staff').grantValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/staff').grantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_grants_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_grants_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.users.revoke': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/groups/:group'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; group: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_grants_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_grants_controller').default['destroy']>>>
    }
  }
  'identity.admin.users.sessions.end_all': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/sessions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_sessions_controller').default['destroyAll']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_sessions_controller').default['destroyAll']>>>
    }
  }
  'identity.admin.users.sessions.end': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/sessions/:session'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; session: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_sessions_controller').default['destroy']>>>
    }
  }
  'identity.admin.users.tokens.revoke': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/tokens/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_tokens_controller').default['destroy']>>>
    }
  }
  'identity.admin.users.second_factors': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/second-factors'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/factors').factorRemovalValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/factors').factorRemovalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_factors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_factors_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.users.email_codes': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/email-codes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/staff').emailCodeValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/staff').emailCodeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_email_codes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_email_codes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.users.mails.again': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/mails/:mail'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; mail: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_mails_controller').default['store']>>>
    }
  }
  'identity.admin.users.bulk.lock': {
    methods: ["POST"]
    pattern: '/admin/manage-users/bulk/lock'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_bulks_controller').default['lock']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_bulks_controller').default['lock']>>>
    }
  }
  'identity.admin.users.bulk.unlock': {
    methods: ["POST"]
    pattern: '/admin/manage-users/bulk/unlock'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_bulks_controller').default['unlock']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_bulks_controller').default['unlock']>>>
    }
  }
  'identity.admin.users.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/users_controller').default['destroy']>>>
    }
  }
  'identity.admin.users.lock': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/lock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/api_user').apiLockValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/api_user').apiLockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_locks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_locks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.users.unlock': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/lock'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_locks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_locks_controller').default['destroy']>>>
    }
  }
  'identity.admin.users.password_reset': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/password-reset'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_passwords_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/user_passwords_controller').default['store']>>>
    }
  }
  'identity.admin.users.merger': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/merge'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/mergers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/mergers_controller').default['show']>>>
    }
  }
  'identity.admin.users.merge': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/merge'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/merger').mergerValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/merger').mergerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/mergers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/mergers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'identity.admin.deletion_requests': {
    methods: ["GET","HEAD"]
    pattern: '/admin/deletion-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/erasures_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/erasures_controller').default['index']>>>
    }
  }
  'identity.admin.deletion_requests.confirm': {
    methods: ["POST"]
    pattern: '/admin/deletion-requests/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/erasures_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/erasures_controller').default['store']>>>
    }
  }
  'identity.admin.deletion_requests.refuse': {
    methods: ["POST"]
    pattern: '/admin/deletion-requests/:id/refusal'
    types: {
      body: ExtractBody<InferInput<(typeof import('#identity/validators/erasure_refusal').erasureRefusalValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#identity/validators/erasure_refusal').erasureRefusalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/erasure_refusals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/identity/controllers/admin/erasure_refusals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['index']>>>
    }
  }
  'api.webhooks.store': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks'
    types: {
      body: ExtractBody<InferInput<(typeof import('#webhooks/validators/webhook').webhookValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#webhooks/validators/webhook').webhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.webhooks.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhooks/:webhook'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['show']>>>
    }
  }
  'api.webhooks.update': {
    methods: ["PUT"]
    pattern: '/api/v1/webhooks/:webhook'
    types: {
      body: ExtractBody<InferInput<(typeof import('#webhooks/validators/webhook').webhookValidator)>>
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#webhooks/validators/webhook').webhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/webhooks/:webhook'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhooks_controller').default['destroy']>>>
    }
  }
  'api.webhooks.secret': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/:webhook/secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_secrets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_secrets_controller').default['store']>>>
    }
  }
  'api.webhooks.test': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/:webhook/test'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['test']>>>
    }
  }
  'api.webhooks.deliveries': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhooks/:webhook/deliveries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['index']>>>
    }
  }
  'api.webhooks.delivery': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/webhooks/:webhook/deliveries/:delivery'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { webhook: ParamValue; delivery: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['show']>>>
    }
  }
  'api.webhooks.again': {
    methods: ["POST"]
    pattern: '/api/v1/webhooks/:webhook/deliveries/:delivery/again'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { webhook: ParamValue; delivery: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['again']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/webhook_deliveries_controller').default['again']>>>
    }
  }
  'api.webhooks.user.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/users/:id/webhooks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/user_webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/user_webhooks_controller').default['index']>>>
    }
  }
  'api.webhooks.user.pause': {
    methods: ["POST"]
    pattern: '/api/v1/users/:id/webhooks/:webhook/pause'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/user_webhooks_controller').default['pause']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/api/user_webhooks_controller').default['pause']>>>
    }
  }
  'webhooks.index': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/webhooks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['index']>>>
    }
  }
  'webhooks.show': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/webhooks/:webhook'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['show']>>>
    }
  }
  'webhooks.update': {
    methods: ["PUT"]
    pattern: '/my-account/webhooks/:webhook'
    types: {
      body: ExtractBody<InferInput<(typeof import('#webhooks/validators/webhook').webhookValidator)>>
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#webhooks/validators/webhook').webhookValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'webhooks.destroy': {
    methods: ["DELETE"]
    pattern: '/my-account/webhooks/:webhook'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhooks_controller').default['destroy']>>>
    }
  }
  'webhooks.test': {
    methods: ["POST"]
    pattern: '/my-account/webhooks/:webhook/test'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['test']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['test']>>>
    }
  }
  'webhooks.delivery': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/webhooks/:webhook/deliveries/:delivery'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { webhook: ParamValue; delivery: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['show']>>>
    }
  }
  'webhooks.again': {
    methods: ["POST"]
    pattern: '/my-account/webhooks/:webhook/deliveries/:delivery/again'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { webhook: ParamValue; delivery: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['again']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/webhook_deliveries_controller').default['again']>>>
    }
  }
  'webhooks.user.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/webhooks'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/user_webhooks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/user_webhooks_controller').default['index']>>>
    }
  }
  'webhooks.user.pause': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/webhooks/:webhook/pause'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; webhook: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/webhooks/controllers/user_webhooks_controller').default['pause']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/webhooks/controllers/user_webhooks_controller').default['pause']>>>
    }
  }
  'api.catalogue.products': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['index']>>>
    }
  }
  'api.catalogue.product': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info/:product'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['show']>>>
    }
  }
  'api.catalogue.product.countries': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info/:product/excluded-countries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/excluded_countries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/excluded_countries_controller').default['show']>>>
    }
  }
  'api.catalogue.product.update': {
    methods: ["PUT"]
    pattern: '/api/v1/products/info/:product'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/excluded_countries').excludedCountriesValidator)>>
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/excluded_countries').excludedCountriesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.catalogue.analytics_products': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/a7products/info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['analytics']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['analytics']>>>
    }
  }
  'api.catalogue.coverage': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info/:product/coverage'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/coverages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/coverages_controller').default['show']>>>
    }
  }
  'api.catalogue.preview': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info/:product/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/previews_controller').default['show']>>>
    }
  }
  'api.catalogue.files_info': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/files/info'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/files_controller').default['info']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/files_controller').default['info']>>>
    }
  }
  'api.catalogue.sample_files': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/files_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/files_controller').default['index']>>>
    }
  }
  'api.catalogue.module_pricing_levels': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info/:product/modulePricingLevels'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['modulePricingLevels']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/products_controller').default['modulePricingLevels']>>>
    }
  }
  'api.catalogue.use_cases': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/use-cases'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['index']>>>
    }
  }
  'api.catalogue.use_case_categories': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/use-case-categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['index']>>>
    }
  }
  'api.catalogue.use_cases.store': {
    methods: ["POST"]
    pattern: '/api/v1/use-cases'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['store']>>>
    }
  }
  'api.catalogue.use_cases.update': {
    methods: ["PUT"]
    pattern: '/api/v1/use-cases/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['update']>>>
    }
  }
  'api.catalogue.use_cases.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/use-cases/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_cases_controller').default['destroy']>>>
    }
  }
  'api.catalogue.use_case_categories.store': {
    methods: ["POST"]
    pattern: '/api/v1/use-case-categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['store']>>>
    }
  }
  'api.catalogue.use_case_categories.update': {
    methods: ["PUT"]
    pattern: '/api/v1/use-case-categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['update']>>>
    }
  }
  'api.catalogue.use_case_categories.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/use-case-categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/use_case_categories_controller').default['destroy']>>>
    }
  }
  'api.catalogue.quotes': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/quotes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/quotes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/quotes_controller').default['show']>>>
    }
  }
  'api.catalogue.quotes.store': {
    methods: ["POST"]
    pattern: '/api/v1/quotes'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/quote_selections').quoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/quote_selections').quoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/quotes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/quotes_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.catalogue.saved_quotes': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/saved-quotes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['index']>>>
    }
  }
  'api.catalogue.saved_quotes.store': {
    methods: ["POST"]
    pattern: '/api/v1/saved-quotes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['store']>>>
    }
  }
  'api.catalogue.saved_quotes.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/saved-quotes/:number'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['show']>>>
    }
  }
  'api.catalogue.saved_quotes.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/saved-quotes/:number/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/saved_quotes_controller').default['pdf']>>>
    }
  }
  'api.catalogue.trial_requests.store': {
    methods: ["POST"]
    pattern: '/api/v1/a7-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/trial_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/trial_requests_controller').default['store']>>>
    }
  }
  'api.catalogue.download_centre': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/download-centre'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/download_centre_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/download_centre_controller').default['index']>>>
    }
  }
  'api.catalogue.download_centre.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/download-centre/:category/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { category: ParamValue; name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/download_centre_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/download_centre_controller').default['show']>>>
    }
  }
  'api.catalogue.samples': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info/:product/samples'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/samples_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/samples_controller').default['index']>>>
    }
  }
  'api.catalogue.samples.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/products/info/:product/samples/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { product: ParamValue; name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/samples_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/samples_controller').default['show']>>>
    }
  }
  'api.catalogue.offered_files.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/offered-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#catalogue/validators/offered_files').shelfValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.catalogue.offered_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/offered-files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['show']>>>
    }
  }
  'api.catalogue.offered_files.content': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/offered-files/:id/content'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['show']>>>
    }
  }
  'api.catalogue.offered_files.store': {
    methods: ["POST"]
    pattern: '/api/v1/offered-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['store']>>>
    }
  }
  'api.catalogue.offered_files.update': {
    methods: ["PUT"]
    pattern: '/api/v1/offered-files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['update']>>>
    }
  }
  'api.catalogue.offered_files.place': {
    methods: ["PUT"]
    pattern: '/api/v1/offered-files/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/offered_files').filePlaceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/offered_files').filePlaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['place']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['place']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.catalogue.offered_files.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/offered-files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/api/offered_files_controller').default['destroy']>>>
    }
  }
  'catalogue.products.index': {
    methods: ["GET","HEAD"]
    pattern: '/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/products_controller').default['index']>>>
    }
  }
  'catalogue.products.show': {
    methods: ["GET","HEAD"]
    pattern: '/product/details/:productIdentifier'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { productIdentifier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/products_controller').default['show']>>>
    }
  }
  'catalogue.quotes.show': {
    methods: ["GET","HEAD"]
    pattern: '/products/:product/quote'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/quotes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/quotes_controller').default['show']>>>
    }
  }
  'catalogue.coverages.show': {
    methods: ["GET","HEAD"]
    pattern: '/products/:product/coverage'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/coverages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/coverages_controller').default['show']>>>
    }
  }
  'catalogue.previews.show': {
    methods: ["GET","HEAD"]
    pattern: '/products/:product/preview'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/previews_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/previews_controller').default['show']>>>
    }
  }
  'catalogue.samples.show': {
    methods: ["GET","HEAD"]
    pattern: '/products/:product/samples/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { product: ParamValue; name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/samples_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/samples_controller').default['show']>>>
    }
  }
  'catalogue.download_centre': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/download-centre'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/download_centre_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/download_centre_controller').default['index']>>>
    }
  }
  'catalogue.download_centre.file': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/download-centre/:category/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { category: ParamValue; name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/download_centre_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/download_centre_controller').default['show']>>>
    }
  }
  'catalogue.trial.success': {
    methods: ["GET","HEAD"]
    pattern: '/a7product/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/analytics_trials_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/analytics_trials_controller').default['success']>>>
    }
  }
  'catalogue.trial': {
    methods: ["GET","HEAD"]
    pattern: '/a7product/details/:productIdentifier'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { productIdentifier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/analytics_trials_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/analytics_trials_controller').default['create']>>>
    }
  }
  'catalogue.trial.store': {
    methods: ["POST"]
    pattern: '/a7product/details/:productIdentifier'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { productIdentifier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/analytics_trials_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/analytics_trials_controller').default['store']>>>
    }
  }
  'catalogue.sample_data.success': {
    methods: ["GET","HEAD"]
    pattern: '/sample-data/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/sample_data_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/sample_data_controller').default['success']>>>
    }
  }
  'catalogue.sample_data': {
    methods: ["GET","HEAD"]
    pattern: '/sample-data/details/:productIdentifier'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { productIdentifier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/sample_data_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/sample_data_controller').default['create']>>>
    }
  }
  'catalogue.sample_data.store': {
    methods: ["POST"]
    pattern: '/sample-data/details/:productIdentifier'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { productIdentifier: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/sample_data_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/sample_data_controller').default['store']>>>
    }
  }
  'catalogue.shared_quote': {
    methods: ["GET","HEAD"]
    pattern: '/quote'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/shared_quotes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/shared_quotes_controller').default['show']>>>
    }
  }
  'catalogue.kept_selection.store': {
    methods: ["POST"]
    pattern: '/quote/keep'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/quote_selections').quoteValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/quote_selections').quoteValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/kept_selections_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/kept_selections_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.kept_selection': {
    methods: ["GET","HEAD"]
    pattern: '/quote/keep'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/kept_selections_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/kept_selections_controller').default['show']>>>
    }
  }
  'catalogue.saved_quotes': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/quotes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['index']>>>
    }
  }
  'catalogue.saved_quotes.store': {
    methods: ["POST"]
    pattern: '/my-account/quotes'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['store']>>>
    }
  }
  'catalogue.saved_quotes.show': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/quotes/:number'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['show']>>>
    }
  }
  'catalogue.saved_quotes.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/quotes/:number/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['pdf']>>>
    }
  }
  'catalogue.saved_quotes.json': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/quotes/:number/json'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['json']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/saved_quotes_controller').default['json']>>>
    }
  }
  'catalogue.admin.product_days.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products/:product/days'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/product_days_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/product_days_controller').default['index']>>>
    }
  }
  'catalogue.admin.product_days.store': {
    methods: ["POST"]
    pattern: '/admin/manage-products/:product/days'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/day_marks').dayMarkValidator)>>
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/day_marks').dayMarkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/product_days_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/product_days_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.product_days.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-products/:product/days'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/day_marks').takenBackValidator)>>
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/day_marks').takenBackValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/product_days_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/product_days_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.product_days.index_again': {
    methods: ["POST"]
    pattern: '/admin/manage-products/:product/days/indexing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/day_indexings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/day_indexings_controller').default['store']>>>
    }
  }
  'catalogue.admin.product_days.stop_indexing': {
    methods: ["DELETE"]
    pattern: '/admin/manage-products/:product/days/indexing'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/day_indexings_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/day_indexings_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.calendars.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/calendars'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['index']>>>
    }
  }
  'catalogue.admin.calendars.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/calendars/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['export']>>>
    }
  }
  'catalogue.admin.calendars.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/calendars/:calendar'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { calendar: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['show']>>>
    }
  }
  'catalogue.admin.calendars.update': {
    methods: ["PUT"]
    pattern: '/admin/calendars/:calendar'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/calendars').calendarChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { calendar: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/calendars').calendarChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendars_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.calendars.drafts.add': {
    methods: ["POST"]
    pattern: '/admin/calendars/:calendar/drafts/added'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/calendars').addedHolidayValidator)>>
      paramsTuple: [ParamValue]
      params: { calendar: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/calendars').addedHolidayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendar_drafts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendar_drafts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.calendars.drafts.remove': {
    methods: ["POST"]
    pattern: '/admin/calendars/:calendar/drafts/removed'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/calendars').removedHolidayValidator)>>
      paramsTuple: [ParamValue]
      params: { calendar: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/calendars').removedHolidayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendar_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendar_drafts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.calendars.drafts.import': {
    methods: ["POST"]
    pattern: '/admin/calendars/:calendar/drafts/years'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/calendars').importedYearsValidator)>>
      paramsTuple: [ParamValue]
      params: { calendar: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/calendars').importedYearsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendar_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/calendar_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.use_cases.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-use-cases'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['index']>>>
    }
  }
  'catalogue.admin.use_cases.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-use-cases/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['export']>>>
    }
  }
  'catalogue.admin.use_cases.store': {
    methods: ["POST"]
    pattern: '/admin/manage-use-cases'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['store']>>>
    }
  }
  'catalogue.admin.use_cases.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-use-cases/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['update']>>>
    }
  }
  'catalogue.admin.use_cases.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-use-cases/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_cases_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.use_case_categories.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-use-cases/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['index']>>>
    }
  }
  'catalogue.admin.use_case_categories.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-use-cases/categories/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['export']>>>
    }
  }
  'catalogue.admin.use_case_categories.store': {
    methods: ["POST"]
    pattern: '/admin/manage-use-cases/categories'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['store']>>>
    }
  }
  'catalogue.admin.use_case_categories.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-use-cases/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['update']>>>
    }
  }
  'catalogue.admin.use_case_categories.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-use-cases/categories/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/use_case_categories_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.products.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/managed_products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/managed_products_controller').default['index']>>>
    }
  }
  'catalogue.admin.products.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/managed_products_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/managed_products_controller').default['export']>>>
    }
  }
  'catalogue.admin.products.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/managed_products_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/managed_products_controller').default['show']>>>
    }
  }
  'catalogue.admin.products.countries': {
    methods: ["PUT"]
    pattern: '/admin/manage-products/:id/countries'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/excluded_countries').excludedCountriesFormValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/excluded_countries').excludedCountriesFormValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/excluded_countries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/excluded_countries_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.products.draft': {
    methods: ["PUT"]
    pattern: '/admin/manage-products/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/product_drafts').productDraftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/product_drafts').productDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_drafts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_drafts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.products.draft.discard': {
    methods: ["DELETE"]
    pattern: '/admin/manage-products/:id/draft'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/product_drafts').seenDraftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/product_drafts').seenDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_drafts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_drafts_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.products.draft.publish': {
    methods: ["POST"]
    pattern: '/admin/manage-products/:id/draft/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/product_drafts').seenDraftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/product_drafts').seenDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/draft_publications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/draft_publications_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.products.draft.schedule': {
    methods: ["PUT"]
    pattern: '/admin/manage-products/:id/draft/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/product_drafts').draftTimeValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/product_drafts').draftTimeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/draft_publications_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/draft_publications_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.products.draft.take_back': {
    methods: ["POST"]
    pattern: '/admin/manage-products/:id/drafts/:number/take-back'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_drafts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_drafts_controller').default['store']>>>
    }
  }
  'catalogue.admin.discovery.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products/discover'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['index']>>>
    }
  }
  'catalogue.admin.discovery.store': {
    methods: ["POST"]
    pattern: '/admin/manage-products/discover'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/discovery').discoveryValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/discovery').discoveryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.discovery.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products/discover/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['show']>>>
    }
  }
  'catalogue.admin.discovery.stop': {
    methods: ["POST"]
    pattern: '/admin/manage-products/discover/:id/stop'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/discoveries_controller').default['stop']>>>
    }
  }
  'catalogue.admin.discovery.proposal': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products/discover/:id/:position'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; position: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/proposals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/proposals_controller').default['show']>>>
    }
  }
  'catalogue.admin.discovery.proposal.save': {
    methods: ["PUT"]
    pattern: '/admin/manage-products/discover/:id/:position'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/product_drafts').productDraftValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; position: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/product_drafts').productDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/proposals_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/proposals_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.discovery.proposal.make': {
    methods: ["POST"]
    pattern: '/admin/manage-products/discover/:id/:position'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/product_drafts').seenDraftValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; position: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/product_drafts').seenDraftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/proposals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/discovery/proposals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'catalogue.admin.download_centre': {
    methods: ["GET","HEAD"]
    pattern: '/admin/download-centre'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/download_shelves_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/download_shelves_controller').default['index']>>>
    }
  }
  'catalogue.admin.product_samples': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-products/:product/samples'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_samples_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/products/product_samples_controller').default['index']>>>
    }
  }
  'catalogue.admin.offered_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/offered-files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['show']>>>
    }
  }
  'catalogue.admin.offered_files.store': {
    methods: ["POST"]
    pattern: '/admin/offered-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['store']>>>
    }
  }
  'catalogue.admin.offered_files.update': {
    methods: ["PUT"]
    pattern: '/admin/offered-files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['update']>>>
    }
  }
  'catalogue.admin.offered_files.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/offered-files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_files_controller').default['destroy']>>>
    }
  }
  'catalogue.admin.offered_files.place': {
    methods: ["PUT"]
    pattern: '/admin/offered-files/:id/place'
    types: {
      body: ExtractBody<InferInput<(typeof import('#catalogue/validators/offered_files').filePlaceValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#catalogue/validators/offered_files').filePlaceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_file_places_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/catalogue/controllers/admin/offered_file_places_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.delivery.download': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/downloads/:claimId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { claimId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/downloads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/downloads_controller').default['show']>>>
    }
  }
  'api.delivery.verification': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/verifications/:sha256'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { sha256: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#delivery/validators/verification').verificationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/verifications_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.delivery.public_files': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/public-files/:linkId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { linkId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_files_controller').default['show']>>>
    }
  }
  'api.delivery.tasks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/tasks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/tasks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/tasks_controller').default['index']>>>
    }
  }
  'api.delivery.tasks.restart': {
    methods: ["PUT"]
    pattern: '/api/v1/tasks/:id/restart'
    types: {
      body: ExtractBody<InferInput<(typeof import('#delivery/validators/task_restart').taskRestartValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#delivery/validators/task_restart').taskRestartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_restarts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_restarts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.delivery.tasks.stop': {
    methods: ["PUT"]
    pattern: '/api/v1/tasks/:id/stop'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_stops_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_stops_controller').default['update']>>>
    }
  }
  'delivery.downloads.show': {
    methods: ["GET","HEAD"]
    pattern: '/downloads/:claimId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { claimId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/downloads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/downloads_controller').default['show']>>>
    }
  }
  'delivery.public_download.show': {
    methods: ["GET","HEAD"]
    pattern: '/download/:token'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { token: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_downloads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_downloads_controller').default['show']>>>
    }
  }
  'delivery.public_download.file': {
    methods: ["GET","HEAD"]
    pattern: '/download/:token/files/:fileId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { token: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_downloads_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_downloads_controller').default['file']>>>
    }
  }
  'delivery.fetch.files': {
    methods: ["GET","HEAD"]
    pattern: '/fetch/files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['index']>>>
    }
  }
  'delivery.fetch.claim': {
    methods: ["POST"]
    pattern: '/fetch/files/:fileId/claims'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['store']>>>
    }
  }
  'delivery.fetch.download': {
    methods: ["GET","HEAD"]
    pattern: '/fetch/downloads/:claimId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { claimId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['show']>>>
    }
  }
  'delivery.fetch.proof': {
    methods: ["GET","HEAD"]
    pattern: '/fetch/proofs/:name'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { name: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['proof']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetches_controller').default['proof']>>>
    }
  }
  'delivery.verify': {
    methods: ["GET","HEAD"]
    pattern: '/verify'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/verifications_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/verifications_controller').default['show']>>>
    }
  }
  'delivery.keys': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/kontor-manifest-keys.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/signing_keys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/signing_keys_controller').default['index']>>>
    }
  }
  'delivery.key': {
    methods: ["GET","HEAD"]
    pattern: '/.well-known/kontor-manifest-keys/:keyId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { keyId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/signing_keys_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/signing_keys_controller').default['show']>>>
    }
  }
  'delivery.tasks.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tasks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/admin/tasks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/admin/tasks_controller').default['index']>>>
    }
  }
  'delivery.tasks.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/tasks/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/admin/task_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/admin/task_exports_controller').default['show']>>>
    }
  }
  'delivery.tasks.bulk.restart': {
    methods: ["POST"]
    pattern: '/admin/tasks/bulk/restart'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_bulks_controller').default['restart']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_bulks_controller').default['restart']>>>
    }
  }
  'delivery.tasks.bulk.stop': {
    methods: ["POST"]
    pattern: '/admin/tasks/bulk/stop'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_bulks_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_bulks_controller').default['stop']>>>
    }
  }
  'delivery.tasks.restart': {
    methods: ["PUT"]
    pattern: '/admin/tasks/:id/restart'
    types: {
      body: ExtractBody<InferInput<(typeof import('#delivery/validators/task_restart').taskRestartValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#delivery/validators/task_restart').taskRestartValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_restarts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_restarts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'delivery.tasks.stop': {
    methods: ["PUT"]
    pattern: '/admin/tasks/:id/stop'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_stops_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/task_stops_controller').default['update']>>>
    }
  }
  'api.arrivals.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/arrivals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/arrivals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/arrivals_controller').default['index']>>>
    }
  }
  'api.arrivals.morning': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/arrivals/mornings/:morning'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { morning: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/arrivals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/arrivals_controller').default['index']>>>
    }
  }
  'api.arrivals.product': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/arrivals/products/:product'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/arrivals_controller').default['product']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/arrivals_controller').default['product']>>>
    }
  }
  'api.arrivals.public_notices': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/notices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['running']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['running']>>>
    }
  }
  'api.arrivals.notices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/arrivals/notices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['index']>>>
    }
  }
  'api.arrivals.notices.store': {
    methods: ["POST"]
    pattern: '/api/v1/arrivals/notices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['store']>>>
    }
  }
  'api.arrivals.notices.update': {
    methods: ["PUT"]
    pattern: '/api/v1/arrivals/notices/:notice'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['update']>>>
    }
  }
  'api.arrivals.notices.end': {
    methods: ["POST"]
    pattern: '/api/v1/arrivals/notices/:notice/end'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['end']>>>
    }
  }
  'api.arrivals.notices.mail': {
    methods: ["POST"]
    pattern: '/api/v1/arrivals/notices/:notice/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['mail']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['mail']>>>
    }
  }
  'api.arrivals.notices.stop': {
    methods: ["DELETE"]
    pattern: '/api/v1/arrivals/notices/:notice/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/api/notices_controller').default['stop']>>>
    }
  }
  'arrivals.status': {
    methods: ["GET","HEAD"]
    pattern: '/status'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/status_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/status_controller').default['show']>>>
    }
  }
  'arrivals.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['index']>>>
    }
  }
  'arrivals.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['export']>>>
    }
  }
  'arrivals.morning': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals/mornings/:morning'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { morning: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['index']>>>
    }
  }
  'arrivals.morning.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals/mornings/:morning/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { morning: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/arrivals_controller').default['export']>>>
    }
  }
  'arrivals.product': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals/products/:product'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/product_arrivals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/product_arrivals_controller').default['index']>>>
    }
  }
  'arrivals.product.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals/products/:product/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { product: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/product_arrivals_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/product_arrivals_controller').default['export']>>>
    }
  }
  'arrivals.notices': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals/notices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['index']>>>
    }
  }
  'arrivals.notices.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/arrivals/notices/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['export']>>>
    }
  }
  'arrivals.notices.store': {
    methods: ["POST"]
    pattern: '/admin/arrivals/notices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['store']>>>
    }
  }
  'arrivals.notices.update': {
    methods: ["PUT"]
    pattern: '/admin/arrivals/notices/:notice'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['update']>>>
    }
  }
  'arrivals.notices.end': {
    methods: ["POST"]
    pattern: '/admin/arrivals/notices/:notice/end'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notices_controller').default['end']>>>
    }
  }
  'arrivals.notices.mails.store': {
    methods: ["POST"]
    pattern: '/admin/arrivals/notices/:notice/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notice_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notice_mails_controller').default['store']>>>
    }
  }
  'arrivals.notices.mails.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/arrivals/notices/:notice/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { notice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notice_mails_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/arrivals/controllers/notice_mails_controller').default['destroy']>>>
    }
  }
  'api.basket.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/basket/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/api/baskets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/api/baskets_controller').default['show']>>>
    }
  }
  'api.basket.items.store': {
    methods: ["POST"]
    pattern: '/api/v1/basket/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/api/basket_items_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/api/basket_items_controller').default['store']>>>
    }
  }
  'api.basket.saved_quotes.store': {
    methods: ["POST"]
    pattern: '/api/v1/basket/:id/saved-quotes/:number'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/api/quoted_baskets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/api/quoted_baskets_controller').default['store']>>>
    }
  }
  'api.basket.agreed_prices.update': {
    methods: ["PUT"]
    pattern: '/api/v1/basket/:id/agreedPrices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/api/agreed_prices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/api/agreed_prices_controller').default['update']>>>
    }
  }
  'api.basket.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/basket/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/api/baskets_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/api/baskets_controller').default['destroy']>>>
    }
  }
  'api.basket.items.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/basket/:id/:itemId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; itemId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/api/basket_items_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/api/basket_items_controller').default['destroy']>>>
    }
  }
  'api.basket.visitor_items.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/visitor-basket/:itemId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#basket/validators/wanted_item').visitorVatValidator)>>
      paramsTuple: [ParamValue]
      params: { itemId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#basket/validators/wanted_item').visitorVatValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/api/visitor_items_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/api/visitor_items_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'basket.entry': {
    methods: ["GET","HEAD"]
    pattern: '/basket'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: unknown
      errorResponse: unknown
    }
  }
  'basket.review': {
    methods: ["GET","HEAD"]
    pattern: '/basket/1'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/baskets_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/baskets_controller').default['show']>>>
    }
  }
  'basket.destroy': {
    methods: ["DELETE"]
    pattern: '/basket'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/baskets_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/baskets_controller').default['destroy']>>>
    }
  }
  'basket.items.store': {
    methods: ["POST"]
    pattern: '/basket/items'
    types: {
      body: ExtractBody<InferInput<(typeof import('#basket/validators/wanted_item').wantedItemValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#basket/validators/wanted_item').wantedItemValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_items_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_items_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'basket.items.update': {
    methods: ["PUT"]
    pattern: '/basket/items/:ref'
    types: {
      body: ExtractBody<InferInput<(typeof import('#basket/validators/wanted_item').changedDaysValidator)>>
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#basket/validators/wanted_item').changedDaysValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_items_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_items_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'basket.items.destroy': {
    methods: ["DELETE"]
    pattern: '/basket/items/:ref'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { ref: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_items_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_items_controller').default['destroy']>>>
    }
  }
  'basket.address': {
    methods: ["GET","HEAD"]
    pattern: '/basket/2'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_addresses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_addresses_controller').default['show']>>>
    }
  }
  'basket.addresses.update': {
    methods: ["PUT"]
    pattern: '/basket/addresses/:kind'
    types: {
      body: ExtractBody<InferInput<(typeof import('#basket/validators/address').addressValidator)>>
      paramsTuple: [ParamValue]
      params: { kind: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#basket/validators/address').addressValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_addresses_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_addresses_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'basket.vat_id.update': {
    methods: ["PUT"]
    pattern: '/basket/vat-id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#basket/validators/address').vatIdValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#basket/validators/address').vatIdValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_vat_ids_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/basket_vat_ids_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'basket.agreed_prices.update': {
    methods: ["PUT"]
    pattern: '/basket/agreed-prices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#basket/validators/agreed_prices').agreedPricesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#basket/validators/agreed_prices').agreedPricesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/agreed_prices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/agreed_prices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'basket.quote_orders.store': {
    methods: ["POST"]
    pattern: '/my-account/quotes/:number/order'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { number: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/basket/controllers/quote_orders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/basket/controllers/quote_orders_controller').default['store']>>>
    }
  }
  'api.orders.checkout': {
    methods: ["POST"]
    pattern: '/api/v1/basket/:id/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/checkout').apiCheckoutValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/checkout').apiCheckoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.lock': {
    methods: ["PUT"]
    pattern: '/api/v1/basket/:id/lock'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/checkout').apiLockValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/checkout').apiLockValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/basket_locks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/basket_locks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.unlock': {
    methods: ["DELETE"]
    pattern: '/api/v1/basket/:id/lock'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/basket_locks_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/basket_locks_controller').default['destroy']>>>
    }
  }
  'api.orders.additional_info': {
    methods: ["PUT"]
    pattern: '/api/v1/basket/:id/additionalInfo'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/payment').additionalInfoValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/payment').additionalInfoValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/additional_infos_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/additional_infos_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/orders_controller').default['index']>>>
    }
  }
  'api.orders.basic': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/basic'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/basic_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/basic_orders_controller').default['index']>>>
    }
  }
  'api.orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/orders_controller').default['show']>>>
    }
  }
  'api.orders.show_by_number': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/orders_controller').default['show']>>>
    }
  }
  'api.orders.accept': {
    methods: ["PUT"]
    pattern: '/api/v1/orders/:id/:sub/accept'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/my_order').termsValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/my_order').termsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/order_terms_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/order_terms_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.card_customers': {
    methods: ["POST"]
    pattern: '/api/v1/payments/customers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/payment').cardCustomerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/payment').cardCustomerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/card_customers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/card_customers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.charges.store': {
    methods: ["POST"]
    pattern: '/api/v1/payments/charges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/payment').apiChargeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/payment').apiChargeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/charges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/charges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.charges.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/payments/:payment/charges'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { payment: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/charges_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/charges_controller').default['show']>>>
    }
  }
  'api.orders.deliveries.files': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub/files'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/files_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/files_controller').default['index']>>>
    }
  }
  'api.orders.deliveries.claims.store': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:id/:sub/files/:fileId/claims'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/file_claims_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/file_claims_controller').default['store']>>>
    }
  }
  'api.orders.deliveries.manifest': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub/manifest'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/manifests_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/manifests_controller').default['show']>>>
    }
  }
  'api.orders.deliveries.checksums': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub/SHA256SUMS'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['checksums']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['checksums']>>>
    }
  }
  'api.orders.deliveries.archive.store': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:id/:sub/archive'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['store']>>>
    }
  }
  'api.orders.deliveries.archive': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub/files.zip'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['show']>>>
    }
  }
  'api.orders.deliveries.accesses': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub/downloads'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/accesses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/accesses_controller').default['index']>>>
    }
  }
  'api.orders.deliveries.links.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub/links'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_links_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_links_controller').default['index']>>>
    }
  }
  'api.orders.deliveries.links.store': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:id/:sub/links'
    types: {
      body: ExtractBody<InferInput<(typeof import('#delivery/validators/public_link').publicLinkValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#delivery/validators/public_link').publicLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.deliveries.links.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/orders/:id/:sub/links/:linkId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue; linkId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/api/public_links_controller').default['destroy']>>>
    }
  }
  'api.orders.update': {
    methods: ["PUT"]
    pattern: '/api/v1/orders/:id/:sub'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/order_change').apiOrderChangeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/order_change').apiOrderChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/order_changes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/order_changes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.store': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/staff_order').apiStaffOrderValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/staff_order').apiStaffOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/staff_orders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/staff_orders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.orders.given_files': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/empty-order-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['index']>>>
    }
  }
  'api.orders.given_files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/empty-order-files/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['show']>>>
    }
  }
  'api.orders.given_files.store': {
    methods: ["POST"]
    pattern: '/api/v1/empty-order-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['store']>>>
    }
  }
  'api.orders.given_files.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/empty-order-files'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/given_files_controller').default['destroy']>>>
    }
  }
  'api.orders.user_quota': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/user-quota/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/user_quotas_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/user_quotas_controller').default['show']>>>
    }
  }
  'api.orders.quotas.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/quotas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['index']>>>
    }
  }
  'api.orders.quotas.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/quotas/:quota'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['show']>>>
    }
  }
  'api.orders.quotas.orders': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/quotas/:quota/orders'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quota_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quota_orders_controller').default['index']>>>
    }
  }
  'api.orders.quotas.store': {
    methods: ["POST"]
    pattern: '/api/v1/quotas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['store']>>>
    }
  }
  'api.orders.quotas.update': {
    methods: ["PUT"]
    pattern: '/api/v1/quotas/:quota'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['update']>>>
    }
  }
  'api.orders.quotas.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/quotas/:quota'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/api/quota/quotas_controller').default['destroy']>>>
    }
  }
  'orders.payments.notified': {
    methods: ["POST"]
    pattern: '/payments/notifications'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_notifications_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_notifications_controller').default['store']>>>
    }
  }
  'orders.checkout': {
    methods: ["GET","HEAD"]
    pattern: '/basket/3'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/checkouts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/checkouts_controller').default['show']>>>
    }
  }
  'orders.checkout.store': {
    methods: ["POST"]
    pattern: '/basket/checkout'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/checkout').checkoutValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/checkout').checkoutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/checkouts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/checkouts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.confirmation': {
    methods: ["GET","HEAD"]
    pattern: '/basket-status/:orderId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_confirmations_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_confirmations_controller').default['show']>>>
    }
  }
  'orders.payments.show': {
    methods: ["GET","HEAD"]
    pattern: '/basket-status/:attempt'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { attempt: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/payments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/payments_controller').default['show']>>>
    }
  }
  'orders.my_orders': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/my_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/my_orders_controller').default['index']>>>
    }
  }
  'orders.my_orders.show': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-orders/:orderId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/my_orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/my_orders_controller').default['show']>>>
    }
  }
  'orders.my_orders.confirmation': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-orders/:orderId/confirmation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/confirmation_letters_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/confirmation_letters_controller').default['show']>>>
    }
  }
  'orders.payment_links.show': {
    methods: ["GET","HEAD"]
    pattern: '/basket/pay/:link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { link: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_links_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_links_controller').default['show']>>>
    }
  }
  'orders.payment_links.store': {
    methods: ["POST"]
    pattern: '/basket/pay/:link'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/payment').linkPaymentValidator)>>
      paramsTuple: [ParamValue]
      params: { link: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/payment').linkPaymentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.payment_links.destroy': {
    methods: ["DELETE"]
    pattern: '/basket/pay/:link'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { link: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/payment_links_controller').default['destroy']>>>
    }
  }
  'orders.my_orders.again': {
    methods: ["POST"]
    pattern: '/my-account/my-orders/:orderId/again'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/my_order').orderAgainValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/my_order').orderAgainValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_again_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/orders_again_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.my_orders.terms': {
    methods: ["POST"]
    pattern: '/my-account/my-orders/:orderId/terms'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/my_order').termsValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/my_order').termsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/order_terms_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/order_terms_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.deliveries.claims.store': {
    methods: ["POST"]
    pattern: '/my-account/my-orders/:orderId/files/:fileId/claims'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { orderId: ParamValue; fileId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/file_claims_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/file_claims_controller').default['store']>>>
    }
  }
  'orders.deliveries.manifest': {
    methods: ["GET","HEAD"]
    pattern: '/deliveries/:orderId/manifest.json'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['show']>>>
    }
  }
  'orders.deliveries.signature': {
    methods: ["GET","HEAD"]
    pattern: '/deliveries/:orderId/manifest.json.sig'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['signature']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['signature']>>>
    }
  }
  'orders.deliveries.checksums': {
    methods: ["GET","HEAD"]
    pattern: '/deliveries/:orderId/SHA256SUMS'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['checksums']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['checksums']>>>
    }
  }
  'orders.deliveries.archive.store': {
    methods: ["POST"]
    pattern: '/deliveries/:orderId/archive'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['store']>>>
    }
  }
  'orders.deliveries.archive': {
    methods: ["GET","HEAD"]
    pattern: '/deliveries/:orderId/files.zip'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/archives_controller').default['show']>>>
    }
  }
  'orders.deliveries.fetch_script': {
    methods: ["POST"]
    pattern: '/deliveries/:orderId/fetch-script'
    types: {
      body: ExtractBody<InferInput<(typeof import('#delivery/validators/fetch_script').fetchScriptValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#delivery/validators/fetch_script').fetchScriptValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetch_scripts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/fetch_scripts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.deliveries.ledger': {
    methods: ["GET","HEAD"]
    pattern: '/deliveries/:orderId/downloads'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/accesses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/accesses_controller').default['index']>>>
    }
  }
  'orders.deliveries.progress': {
    methods: ["GET","HEAD"]
    pattern: '/orders/:orderId/progress'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/progress_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/progress_controller').default['show']>>>
    }
  }
  'orders.deliveries.grants': {
    methods: ["POST"]
    pattern: '/admin/orders/:orderId/files/:fileId/grants'
    types: {
      body: ExtractBody<InferInput<(typeof import('#delivery/validators/file_grant').fileGrantValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { orderId: ParamValue; fileId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#delivery/validators/file_grant').fileGrantValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/file_grants_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/file_grants_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.deliveries.links.store': {
    methods: ["POST"]
    pattern: '/admin/orders/:orderId/links'
    types: {
      body: ExtractBody<InferInput<(typeof import('#delivery/validators/public_link').publicLinkValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#delivery/validators/public_link').publicLinkValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_links_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_links_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.deliveries.links.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/orders/:orderId/links/:linkId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { orderId: ParamValue; linkId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_links_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/public_links_controller').default['destroy']>>>
    }
  }
  'orders.admin.payments': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/payments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/payments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/payments_controller').default['index']>>>
    }
  }
  'orders.admin.payments.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-orders/payments/:payment'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { payment: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/payments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/payments_controller').default['update']>>>
    }
  }
  'orders.quotas.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/quotas'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['index']>>>
    }
  }
  'orders.quotas.list.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/quotas/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['export']>>>
    }
  }
  'orders.quotas.orders': {
    methods: ["GET","HEAD"]
    pattern: '/admin/quotas/:quota/orders'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quota_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quota_orders_controller').default['index']>>>
    }
  }
  'orders.quotas.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/quotas/:quota/orders/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quota_orders_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quota_orders_controller').default['export']>>>
    }
  }
  'orders.quotas.store': {
    methods: ["POST"]
    pattern: '/admin/quotas'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/quota/quota').quotaValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/quota/quota').quotaValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.quotas.update': {
    methods: ["PUT"]
    pattern: '/admin/quotas/:quota'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/quota/quota').quotaValidator)>>
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/quota/quota').quotaValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.quotas.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/quotas/:quota'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { quota: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/quota/quotas_controller').default['destroy']>>>
    }
  }
  'orders.admin.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/orders_controller').default['index']>>>
    }
  }
  'orders.admin.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_exports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_exports_controller').default['show']>>>
    }
  }
  'orders.admin.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/create'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/staff_orders_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/staff_orders_controller').default['create']>>>
    }
  }
  'orders.admin.store': {
    methods: ["POST"]
    pattern: '/admin/manage-orders'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/staff_order').staffOrderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/staff_order').staffOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/staff_orders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/staff_orders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.admin.files': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/:orderId/files'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/given_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/given_files_controller').default['show']>>>
    }
  }
  'orders.admin.files.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-orders/:orderId/files'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/staff_order').fileChoiceValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/staff_order').fileChoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/given_files_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/given_files_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.admin.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-orders/:orderId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/order_change').orderChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/order_change').orderChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_changes_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_changes_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'orders.admin.bulk.confirm': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/bulk/confirm'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_bulks_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_bulks_controller').default['confirm']>>>
    }
  }
  'orders.admin.bulk.restart': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/bulk/restart'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_bulks_controller').default['restart']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/order_bulks_controller').default['restart']>>>
    }
  }
  'orders.admin.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/:orderId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/orders_controller').default['show']>>>
    }
  }
  'orders.admin.of_user.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/orders'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/user_orders_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/user_orders_controller').default['index']>>>
    }
  }
  'orders.admin.of_user.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/orders/:orderId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/user_orders_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/user_orders_controller').default['show']>>>
    }
  }
  'orders.admin.on_behalf.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/order-on-behalf'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/behalf_orders_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/behalf_orders_controller').default['create']>>>
    }
  }
  'orders.admin.on_behalf.store': {
    methods: ["POST"]
    pattern: '/admin/order-on-behalf'
    types: {
      body: ExtractBody<InferInput<(typeof import('#orders/validators/staff_order').staffOrderValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#orders/validators/staff_order').staffOrderValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/behalf_orders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/orders/controllers/admin/behalf_orders_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.billing.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['index']>>>
    }
  }
  'api.billing.invoices.store': {
    methods: ["POST"]
    pattern: '/api/v1/invoices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/money_api').apiInvoiceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/money_api').apiInvoiceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.billing.invoices.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/invoices/:invoice'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['show']>>>
    }
  }
  'api.billing.invoices.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/invoices/:invoice/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['pdf']>>>
    }
  }
  'api.billing.invoices.xml': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/invoices/:invoice/xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['xml']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoices_controller').default['xml']>>>
    }
  }
  'api.billing.invoices.mails': {
    methods: ["POST"]
    pattern: '/api/v1/invoices/:invoice/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoice_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/invoice_mails_controller').default['store']>>>
    }
  }
  'api.billing.of_order.money': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/orders/:id/:sub/money'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/order_money_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/order_money_controller').default['show']>>>
    }
  }
  'api.billing.of_order.transfers': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:id/:sub/transfers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/money_api').apiTransferValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/money_api').apiTransferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/transfers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/transfers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.billing.of_order.refunds': {
    methods: ["POST"]
    pattern: '/api/v1/orders/:id/:sub/refunds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/money_api').apiRefundValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/money_api').apiRefundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/refunds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.billing.of_order.refunds.update': {
    methods: ["PUT"]
    pattern: '/api/v1/orders/:id/:sub/refunds/:refund'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/money_api').apiRefundTransferValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { id: ParamValue; sub: ParamValue; refund: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/money_api').apiRefundTransferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/refunds_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/refunds_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.billing.statements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank-statements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['index']>>>
    }
  }
  'api.billing.statements.store': {
    methods: ["POST"]
    pattern: '/api/v1/bank-statements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/statement/statement').statementFileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/statement/statement').statementFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.billing.statements.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank-statements/:statement'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { statement: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['show']>>>
    }
  }
  'api.billing.statements.entries': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/bank-statements/:statement/entries'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { statement: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['entries']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/statements_controller').default['entries']>>>
    }
  }
  'api.billing.statements.entries.update': {
    methods: ["PUT"]
    pattern: '/api/v1/bank-statements/:statement/entries/:entry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/statement/statement').entryValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { statement: ParamValue; entry: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/statement/statement').entryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/entries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/entries_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.billing.statements.bookings': {
    methods: ["POST"]
    pattern: '/api/v1/bank-statements/:statement/bookings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/money_api').apiBookingsValidator)>>
      paramsTuple: [ParamValue]
      params: { statement: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/money_api').apiBookingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/api/bookings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/api/bookings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'billing.own_papers.index': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_paper_lists_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_paper_lists_controller').default['index']>>>
    }
  }
  'billing.own_papers.month': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/invoices/:month/files.zip'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_paper_lists_controller').default['month']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_paper_lists_controller').default['month']>>>
    }
  }
  'billing.own_invoices.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-orders/invoices/:invoice'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_invoices_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_invoices_controller').default['pdf']>>>
    }
  }
  'billing.own_invoices.xml': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-orders/invoices/:invoice/xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_invoices_controller').default['xml']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/own_invoices_controller').default['xml']>>>
    }
  }
  'billing.invoices.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/invoices'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['index']>>>
    }
  }
  'billing.invoices.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/invoices/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['export']>>>
    }
  }
  'billing.invoices.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/invoices/:invoice'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['pdf']>>>
    }
  }
  'billing.invoices.xml': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/invoices/:invoice/xml'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['xml']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['xml']>>>
    }
  }
  'billing.invoices.bulk.mail': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/invoices/bulk/mail'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/bulk_mail').bulkMailValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/bulk_mail').bulkMailValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/invoice_mails_controller').default['storeMany']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/invoice_mails_controller').default['storeMany']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'billing.invoices.mails.store': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/invoices/:invoice/mails'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { invoice: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/invoice_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/invoice_mails_controller').default['store']>>>
    }
  }
  'billing.money.invoices.store': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/:orderId/invoices'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/invoice/staff_invoices_controller').default['store']>>>
    }
  }
  'billing.money.transfers.store': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/:orderId/transfers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/statement/transfer').transferValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/statement/transfer').transferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/transfers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/transfers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'billing.money.statements.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/statements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['index']>>>
    }
  }
  'billing.money.statements.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/statements/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['export']>>>
    }
  }
  'billing.money.statements.store': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/statements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/statement/statement').statementFileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/statement/statement').statementFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'billing.money.statements.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-orders/statements/:statement'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { statement: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/statements_controller').default['show']>>>
    }
  }
  'billing.money.bookings': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/statements/:statement/bookings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/statement/statement').bookingsValidator)>>
      paramsTuple: [ParamValue]
      params: { statement: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/statement/statement').bookingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/bookings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/bookings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'billing.money.entries.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-orders/statements/:statement/entries/:entry'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/statement/statement').entryValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { statement: ParamValue; entry: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/statement/statement').entryValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/entries_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/statement/entries_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'billing.refunds.store': {
    methods: ["POST"]
    pattern: '/admin/manage-orders/:orderId/refunds'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/refund/refund').refundValidator)>>
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/refund/refund').refundValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/refund/refunds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/refund/refunds_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'billing.refunds.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-orders/:orderId/refunds/:refund'
    types: {
      body: ExtractBody<InferInput<(typeof import('#billing/validators/refund/refund').refundTransferValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { orderId: ParamValue; refund: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#billing/validators/refund/refund').refundTransferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/billing/controllers/refund/refunds_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/billing/controllers/refund/refunds_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.types.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscription-types'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['index']>>>
    }
  }
  'api.subscriptions.types.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscription-types/:subscription'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['show']>>>
    }
  }
  'api.subscriptions.types.folders': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscription-folders'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['folders']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['folders']>>>
    }
  }
  'api.subscriptions.types.store': {
    methods: ["POST"]
    pattern: '/api/v1/subscription-types'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/subscription_type').apiNewTypeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/subscription_type').apiNewTypeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.types.update': {
    methods: ["PUT"]
    pattern: '/api/v1/subscription-types/:subscription'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/subscription_type').apiTypeValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/subscription_type').apiTypeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/types_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/users'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['index']>>>
    }
  }
  'api.subscriptions.users.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['show']>>>
    }
  }
  'api.subscriptions.users.update': {
    methods: ["PUT"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiSubscriberValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiSubscriberValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.users.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['destroy']>>>
    }
  }
  'api.subscriptions.users.visibility': {
    methods: ["PUT"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/visibility'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiVisibilityValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiVisibilityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['setVisibility']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['setVisibility']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.users.always': {
    methods: ["DELETE"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/visibility'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['deleteVisibility']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/subscription_users_controller').default['deleteVisibility']>>>
    }
  }
  'api.subscriptions.users.copy': {
    methods: ["POST"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/copy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiPeopleValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiPeopleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/copies_controller').default['all']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/copies_controller').default['all']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.users.welcome': {
    methods: ["POST"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/welcome'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/welcomes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/welcomes_controller').default['store']>>>
    }
  }
  'api.subscriptions.entitled': {
    methods: ["POST"]
    pattern: '/api/v1/message/subscriptionEntitled'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/api_date_range').entitledValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/api_date_range').entitledValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/welcomes_controller').default['entitled']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/welcomes_controller').default['entitled']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.date_ranges.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/dateRanges'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['index']>>>
    }
  }
  'api.subscriptions.date_ranges.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/dateRanges/:range'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue; range: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['show']>>>
    }
  }
  'api.subscriptions.date_ranges.store': {
    methods: ["POST"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/dateRanges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiNewRangeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiNewRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.date_ranges.update': {
    methods: ["PUT"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/dateRanges/:range'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiRangeValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue; range: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiRangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.date_ranges.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/dateRanges/:range'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue; range: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/date_ranges_controller').default['destroy']>>>
    }
  }
  'api.subscriptions.date_ranges.copy': {
    methods: ["POST"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/dateRanges/:range/copy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiPeopleValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue; range: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/api_date_range').apiPeopleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/copies_controller').default['range']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/copies_controller').default['range']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.types.held': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscription-types/user/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/user_types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/user_types_controller').default['index']>>>
    }
  }
  'api.subscriptions.types.unassigned': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscription-types/unassigned/:userId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/user_types_controller').default['unassigned']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/user_types_controller').default['unassigned']>>>
    }
  }
  'api.subscriptions.assignments.store': {
    methods: ["POST"]
    pattern: '/api/v1/subscriptions/multiple'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/assignment').apiAssignmentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/assignment').apiAssignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/assignments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/assignments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.files.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/files'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#subscriptions/validators/file_feed').fileFeedValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/held_files_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/held_files_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.files.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/users/:userId/files/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue; file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/held_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/held_files_controller').default['show']>>>
    }
  }
  'api.subscriptions.requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscription-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/requests_controller').default['index']>>>
    }
  }
  'api.subscriptions.requests.confirm': {
    methods: ["PUT"]
    pattern: '/api/v1/subscription-requests/:request/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { request: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/requests_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/requests_controller').default['confirm']>>>
    }
  }
  'api.subscriptions.requests.reject': {
    methods: ["PUT"]
    pattern: '/api/v1/subscription-requests/:request/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { request: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/requests_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/requests_controller').default['reject']>>>
    }
  }
  'api.subscriptions.contacts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/contacts'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['index']>>>
    }
  }
  'api.subscriptions.contacts.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscriptions/:subscription/contacts/:contact'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; contact: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['show']>>>
    }
  }
  'api.subscriptions.contacts.store': {
    methods: ["POST"]
    pattern: '/api/v1/subscriptions/:subscription/contacts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/contact').apiContactValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/contact').apiContactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.contacts.update': {
    methods: ["PUT"]
    pattern: '/api/v1/subscriptions/:subscription/contacts/:contact'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/contact').apiContactValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; contact: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/contact').apiContactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.subscriptions.contacts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/subscriptions/:subscription/contacts/:contact'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; contact: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/contacts_controller').default['destroy']>>>
    }
  }
  'api.subscriptions.runs.initialise': {
    methods: ["PUT"]
    pattern: '/api/v1/subscription-types/:subscription/reinitialize'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['initialise']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['initialise']>>>
    }
  }
  'api.subscriptions.runs.recreate': {
    methods: ["PUT"]
    pattern: '/api/v1/subscription-types/:subscription/cleanAndReinitialize'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['recreate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['recreate']>>>
    }
  }
  'api.subscriptions.runs.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/subscription-types/:subscription/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['show']>>>
    }
  }
  'api.subscriptions.runs.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/subscription-types/:subscription/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/api/runs_controller').default['destroy']>>>
    }
  }
  'subscriptions.index': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/my_subscriptions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/my_subscriptions_controller').default['index']>>>
    }
  }
  'subscriptions.show': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-subscriptions/:subscription'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/my_subscriptions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/my_subscriptions_controller').default['show']>>>
    }
  }
  'subscriptions.late_notices': {
    methods: ["PUT"]
    pattern: '/my-account/my-subscriptions/:subscription/late-notices'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/late_notice').lateNoticeValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/late_notice').lateNoticeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/late_notices_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/late_notices_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.feed': {
    methods: ["POST"]
    pattern: '/my-account/my-subscriptions/:subscription/feed'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/feeds_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/feeds_controller').default['store']>>>
    }
  }
  'subscriptions.feed.end': {
    methods: ["DELETE"]
    pattern: '/my-account/my-subscriptions/:subscription/feed'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/feeds_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/feeds_controller').default['destroy']>>>
    }
  }
  'subscriptions.file': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-subscriptions/:subscription/files/:file'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/subscription_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/subscription_files_controller').default['show']>>>
    }
  }
  'subscriptions.month': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-subscriptions/:subscription/months/:month/files.zip'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; month: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/months_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/months_controller').default['show']>>>
    }
  }
  'subscriptions.return': {
    methods: ["POST"]
    pattern: '/my-account/my-subscriptions/:subscription/files/:file/return'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; file: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/archived_files_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/archived_files_controller').default['store']>>>
    }
  }
  'subscriptions.script': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-subscriptions/:subscription/script/:shell'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; shell: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/subscription_scripts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/subscription_scripts_controller').default['show']>>>
    }
  }
  'subscriptions.atom_feed': {
    methods: ["GET","HEAD"]
    pattern: '/feeds/:secret'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { secret: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/atom_feeds_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/atom_feeds_controller').default['show']>>>
    }
  }
  'subscriptions.ending.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/subscriptions-ending'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/endings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/endings_controller').default['index']>>>
    }
  }
  'subscriptions.ending.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/subscriptions-ending/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/endings_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/endings_controller').default['export']>>>
    }
  }
  'subscriptions.ending.bulk.renew': {
    methods: ["POST"]
    pattern: '/admin/subscriptions-ending/bulk/renew'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').bulkRenewalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').bulkRenewalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/ending_bulks_controller').default['renew']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/ending_bulks_controller').default['renew']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.user.ranges.renewal': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/ranges/:range/renewal'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue; range: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_renewals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_renewals_controller').default['store']>>>
    }
  }
  'subscriptions.types.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['index']>>>
    }
  }
  'subscriptions.types.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['export']>>>
    }
  }
  'subscriptions.types.store': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/subscription_type').newTypeValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/subscription_type').newTypeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.types.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-subscriptions/:subscription'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/subscription_type').typeValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/subscription_type').typeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/types_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/:subscription'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscribers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscribers_controller').default['index']>>>
    }
  }
  'subscriptions.subscribers.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/:subscription/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscribers_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscribers_controller').default['export']>>>
    }
  }
  'subscriptions.subscribers.store': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/users'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').subscribersValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').subscribersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscribers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscribers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.welcome': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/users/:userId/welcome'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/welcomes_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/welcomes_controller').default['store']>>>
    }
  }
  'subscriptions.subscribers.bulk.extend': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/bulk/extend'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').bulkRenewalValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').bulkRenewalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['extend']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['extend']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.bulk.visibility': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/bulk/visibility'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').bulkVisibilityValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').bulkVisibilityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['visibility']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['visibility']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.bulk.welcome': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/bulk/welcome'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').bulkRenewalValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').bulkRenewalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['welcome']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['welcome']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.bulk.end': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/bulk/end'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').bulkEndValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').bulkEndValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['end']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/subscriber_bulks_controller').default['end']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.people': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/people'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#subscriptions/validators/subscribers').findPeopleValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/found_people_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/found_people_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.coverage': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/coverage'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#subscriptions/validators/range_preview').coverageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_previews_controller').default['coverage']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_previews_controller').default['coverage']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.subscribers.effects': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/effects'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#subscriptions/validators/range_preview').effectsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_previews_controller').default['effects']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_previews_controller').default['effects']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.user.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/subscriptions'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_subscriptions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_subscriptions_controller').default['show']>>>
    }
  }
  'subscriptions.user.history': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/subscriptions/history'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_subscription_history_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_subscription_history_controller').default['show']>>>
    }
  }
  'subscriptions.user.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_subscriptions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_subscriptions_controller').default['destroy']>>>
    }
  }
  'subscriptions.user.ranges.store': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/ranges'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').rangeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').rangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_ranges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_ranges_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.user.ranges.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/ranges/:range'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').rangeValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue; range: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').rangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_ranges_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_ranges_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.user.ranges.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/ranges/:range'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue; range: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_ranges_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_ranges_controller').default['destroy']>>>
    }
  }
  'subscriptions.user.losses': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/losses'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#subscriptions/validators/date_range').rangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_losses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_losses_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.user.ranges.losses': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/ranges/:range/losses'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue; range: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#subscriptions/validators/date_range').rangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_losses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/range_losses_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.user.unrestricted.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/unrestricted'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_unrestricted_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_unrestricted_controller').default['update']>>>
    }
  }
  'subscriptions.user.unrestricted.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/unrestricted'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_unrestricted_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_unrestricted_controller').default['destroy']>>>
    }
  }
  'subscriptions.user.visibility.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/visibility'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').visibilityValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').visibilityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_visibility_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/user_visibility_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.user.visibility.losses': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/visibility/losses'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: ExtractQueryForGet<InferInput<(typeof import('#subscriptions/validators/date_range').visibilityValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/visibility_losses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/visibility_losses_controller').default['show']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.copies.all': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/subscriptions/copy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').copyValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').copyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/copies_controller').default['all']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/copies_controller').default['all']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.copies.type': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/copy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').copyValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').copyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/copies_controller').default['all']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/copies_controller').default['all']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.copies.range': {
    methods: ["POST"]
    pattern: '/admin/manage-users/:userId/subscriptions/:subscription/ranges/:range/copy'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/date_range').copyValidator)>>
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { userId: ParamValue; subscription: ParamValue; range: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/date_range').copyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/copies_controller').default['range']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/copies_controller').default['range']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.assignments.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/add-multiple-subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/assignments_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/assignments_controller').default['create']>>>
    }
  }
  'subscriptions.assignments.store': {
    methods: ["POST"]
    pattern: '/admin/manage-users/add-multiple-subscriptions'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/assignment').assignmentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/assignment').assignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/assignments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/assignments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.assignments.done': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/add-multiple-subscriptions/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/assignments_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/assignments_controller').default['success']>>>
    }
  }
  'subscriptions.sales.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/sales-registration'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_trials_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_trials_controller').default['create']>>>
    }
  }
  'subscriptions.sales.store': {
    methods: ["POST"]
    pattern: '/admin/sales-registration'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/assignment').trialValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/assignment').trialValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_trials_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_trials_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.sales.customers.store': {
    methods: ["POST"]
    pattern: '/admin/sales-registration/customers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/assignment').customerTrialValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/assignment').customerTrialValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_customers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_customers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.sales.done': {
    methods: ["GET","HEAD"]
    pattern: '/admin/sales-registration/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_trials_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/sales_trials_controller').default['success']>>>
    }
  }
  'subscriptions.requests.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscription-requests'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/requests_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/requests_controller').default['index']>>>
    }
  }
  'subscriptions.requests.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscription-requests/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/requests_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/requests_controller').default['export']>>>
    }
  }
  'subscriptions.requests.bulk.confirm': {
    methods: ["POST"]
    pattern: '/admin/manage-subscription-requests/bulk/confirm'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_bulks_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_bulks_controller').default['confirm']>>>
    }
  }
  'subscriptions.requests.bulk.reject': {
    methods: ["POST"]
    pattern: '/admin/manage-subscription-requests/bulk/reject'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/subscription_request').bulkRejectionValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/subscription_request').bulkRejectionValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_bulks_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_bulks_controller').default['reject']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.requests.confirm': {
    methods: ["PUT"]
    pattern: '/admin/manage-subscription-requests/:request/confirm'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { request: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_answers_controller').default['confirm']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_answers_controller').default['confirm']>>>
    }
  }
  'subscriptions.requests.reject': {
    methods: ["PUT"]
    pattern: '/admin/manage-subscription-requests/:request/reject'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { request: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_answers_controller').default['reject']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_answers_controller').default['reject']>>>
    }
  }
  'subscriptions.requests.assign': {
    methods: ["PUT"]
    pattern: '/admin/manage-subscription-requests/:request/user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/subscription_request').assignmentValidator)>>
      paramsTuple: [ParamValue]
      params: { request: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/subscription_request').assignmentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_answers_controller').default['assign']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/request_answers_controller').default['assign']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.contacts.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/:subscription/contacts'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['index']>>>
    }
  }
  'subscriptions.contacts.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/:subscription/contacts/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['export']>>>
    }
  }
  'subscriptions.contacts.store': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/contacts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/contact').contactValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/contact').contactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.contacts.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-subscriptions/:subscription/contacts/:contact'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/contact').contactChangeValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; contact: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/contact').contactChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.contacts.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-subscriptions/:subscription/contacts/:contact'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { subscription: ParamValue; contact: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/contacts_controller').default['destroy']>>>
    }
  }
  'subscriptions.mailings.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/:subscription/sendEmail'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/mailings_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/mailings_controller').default['index']>>>
    }
  }
  'subscriptions.mailings.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-subscriptions/:subscription/sendEmail/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/mailings_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/mailings_controller').default['export']>>>
    }
  }
  'subscriptions.mailings.store': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/sendEmail'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/mailing').mailingValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/mailing').mailingValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/mailings_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/mailings_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.mailings.test': {
    methods: ["POST"]
    pattern: '/admin/manage-subscriptions/:subscription/sendEmail/test'
    types: {
      body: ExtractBody<InferInput<(typeof import('#subscriptions/validators/mailing').letterValidator)>>
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#subscriptions/validators/mailing').letterValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/test_mails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/test_mails_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'subscriptions.runs.initialise': {
    methods: ["PUT"]
    pattern: '/admin/manage-subscriptions/:subscription/initialisation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/runs_controller').default['initialise']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/runs_controller').default['initialise']>>>
    }
  }
  'subscriptions.runs.recreate': {
    methods: ["PUT"]
    pattern: '/admin/manage-subscriptions/:subscription/recreation'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/runs_controller').default['recreate']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/runs_controller').default['recreate']>>>
    }
  }
  'subscriptions.runs.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-subscriptions/:subscription/run'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { subscription: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/runs_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/subscriptions/controllers/admin/runs_controller').default['destroy']>>>
    }
  }
  'api.reports.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['index']>>>
    }
  }
  'api.reports.statistics': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#reports/validators/report_api').statisticsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/report_statistics_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/report_statistics_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.reports.on_behalf': {
    methods: ["POST"]
    pattern: '/api/v1/reports/on-behalf'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report_api').apiReportOnBehalfValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report_api').apiReportOnBehalfValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.reports.store': {
    methods: ["POST"]
    pattern: '/api/v1/reports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report_api').apiReportOnBehalfValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report_api').apiReportOnBehalfValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.reports.update': {
    methods: ["PUT"]
    pattern: '/api/v1/reports/:report'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report_api').apiDiscountValidator)>>
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report_api').apiDiscountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.reports.of_user': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reports/by-user/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/user_reports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/user_reports_controller').default['index']>>>
    }
  }
  'api.reports.ask': {
    methods: ["POST"]
    pattern: '/api/v1/reports/by-user/:user'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report_api').apiReportValidator)>>
      paramsTuple: [ParamValue]
      params: { user: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report_api').apiReportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/user_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/user_reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.reports.summary': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reports/by-user/:user/monthlySummary'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/user_reports_controller').default['summary']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/user_reports_controller').default['summary']>>>
    }
  }
  'api.reports.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reports/:report'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['show']>>>
    }
  }
  'api.reports.file': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/reports/:report/files/:kind'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { report: ParamValue; kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/api/reports_controller').default['file']>>>
    }
  }
  'reports.index': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['index']>>>
    }
  }
  'reports.summary': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports/summary'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['summary']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['summary']>>>
    }
  }
  'reports.create': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports/new'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['create']>>>
    }
  }
  'reports.store': {
    methods: ["POST"]
    pattern: '/my-account/my-reports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report').reportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report').reportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/my_reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reports.lookup': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports/lookup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/lookups_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/lookups_controller').default['show']>>>
    }
  }
  'reports.restart': {
    methods: ["POST"]
    pattern: '/my-account/my-reports/:report/restart'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/report_restarts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/report_restarts_controller').default['store']>>>
    }
  }
  'reports.file': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports/:report/files/:kind'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { report: ParamValue; kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/report_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/report_files_controller').default['show']>>>
    }
  }
  'reports.proofs.manifest': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports/:report/manifest.json'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['show']>>>
    }
  }
  'reports.proofs.signature': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports/:report/manifest.json.sig'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['signature']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['signature']>>>
    }
  }
  'reports.proofs.checksums': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/my-reports/:report/SHA256SUMS'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['checksums']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/delivery/controllers/manifests_controller').default['checksums']>>>
    }
  }
  'reports.csdr.show': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/csdr'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/csdr_reports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/csdr_reports_controller').default['show']>>>
    }
  }
  'reports.csdr.store': {
    methods: ["POST"]
    pattern: '/my-account/csdr'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report').reportValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report').reportValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/csdr_reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/csdr_reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reports.staff.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-reports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['index']>>>
    }
  }
  'reports.staff.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-reports/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['export']>>>
    }
  }
  'reports.staff.month_end': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-reports/month-end'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/month_ends_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/month_ends_controller').default['show']>>>
    }
  }
  'reports.staff.file': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-reports/:report/files/:kind'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { report: ParamValue; kind: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/report_files_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/report_files_controller').default['show']>>>
    }
  }
  'reports.staff.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-reports/new'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['create']>>>
    }
  }
  'reports.staff.customers': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-reports/customers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#reports/validators/customers').findCustomersValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/customers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/customers_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reports.staff.store': {
    methods: ["POST"]
    pattern: '/admin/manage-reports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report').reportOnBehalfValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report').reportOnBehalfValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reports.staff.lookup': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-reports/lookup'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/lookups_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/lookups_controller').default['show']>>>
    }
  }
  'reports.staff.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-reports/:report'
    types: {
      body: ExtractBody<InferInput<(typeof import('#reports/validators/report').discountValidator)>>
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#reports/validators/report').discountValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/reports_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'reports.staff.restart': {
    methods: ["POST"]
    pattern: '/admin/manage-reports/:report/restart'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { report: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/report_restarts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/reports/controllers/admin/report_restarts_controller').default['store']>>>
    }
  }
  'api.contracts.partners.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/business-partners'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['index']>>>
    }
  }
  'api.contracts.partners.store': {
    methods: ["POST"]
    pattern: '/api/v1/business-partners'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/business_partner').apiPartnerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/business_partner').apiPartnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.contracts.partners.store_put': {
    methods: ["PUT"]
    pattern: '/api/v1/business-partners'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/business_partner').apiPartnerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/business_partner').apiPartnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.contracts.partners.import': {
    methods: ["POST"]
    pattern: '/api/v1/business-partners/import'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/partner_imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/partner_imports_controller').default['store']>>>
    }
  }
  'api.contracts.partners.update': {
    methods: ["PUT"]
    pattern: '/api/v1/business-partners/:partner'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/business_partner').apiPartnerValidator)>>
      paramsTuple: [ParamValue]
      params: { partner: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/business_partner').apiPartnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.contracts.partners.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/business-partners/:partner'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { partner: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/business_partners_controller').default['destroy']>>>
    }
  }
  'api.contracts.partners.users.update': {
    methods: ["PUT"]
    pattern: '/api/v1/business-partners/:partner/users/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { partner: ParamValue; user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/partner_users_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/partner_users_controller').default['update']>>>
    }
  }
  'api.contracts.partners.users.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/business-partners/:partner/users/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { partner: ParamValue; user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/partner_users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/partner_users_controller').default['destroy']>>>
    }
  }
  'api.contracts.contract_types.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/contract-types'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['index']>>>
    }
  }
  'api.contracts.contract_types.store': {
    methods: ["POST"]
    pattern: '/api/v1/contract-types'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['store']>>>
    }
  }
  'api.contracts.contract_types.update': {
    methods: ["PUT"]
    pattern: '/api/v1/contract-types/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['update']>>>
    }
  }
  'api.contracts.contract_types.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/contract-types/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_types_controller').default['destroy']>>>
    }
  }
  'api.contracts.information_products.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/information-products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['index']>>>
    }
  }
  'api.contracts.information_products.store': {
    methods: ["POST"]
    pattern: '/api/v1/information-products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['store']>>>
    }
  }
  'api.contracts.information_products.update': {
    methods: ["PUT"]
    pattern: '/api/v1/information-products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['update']>>>
    }
  }
  'api.contracts.information_products.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/information-products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/information_products_controller').default['destroy']>>>
    }
  }
  'api.contracts.product_subscriptions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/product-subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['index']>>>
    }
  }
  'api.contracts.product_subscriptions.store': {
    methods: ["POST"]
    pattern: '/api/v1/product-subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['store']>>>
    }
  }
  'api.contracts.product_subscriptions.update': {
    methods: ["PUT"]
    pattern: '/api/v1/product-subscriptions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['update']>>>
    }
  }
  'api.contracts.product_subscriptions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/product-subscriptions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/product_subscriptions_controller').default['destroy']>>>
    }
  }
  'api.contracts.contracts.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/contracts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['index']>>>
    }
  }
  'api.contracts.contracts.store': {
    methods: ["POST"]
    pattern: '/api/v1/contracts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['store']>>>
    }
  }
  'api.contracts.contracts.update': {
    methods: ["PUT"]
    pattern: '/api/v1/contracts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['update']>>>
    }
  }
  'api.contracts.contracts.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/contracts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contracts_controller').default['destroy']>>>
    }
  }
  'api.contracts.paper.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/contracts/:id/paper'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_papers_controller').default['show']>>>
    }
  }
  'api.contracts.paper.store': {
    methods: ["POST"]
    pattern: '/api/v1/contracts/:id/paper'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_papers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_papers_controller').default['store']>>>
    }
  }
  'api.contracts.paper.destroy': {
    methods: ["DELETE"]
    pattern: '/api/v1/contracts/:id/paper'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_papers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/contract_papers_controller').default['destroy']>>>
    }
  }
  'api.contracts.evidence.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/licence-evidence'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['index']>>>
    }
  }
  'api.contracts.evidence.store': {
    methods: ["POST"]
    pattern: '/api/v1/licence-evidence'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/evidence/evidence').evidenceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/evidence/evidence').evidenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.contracts.evidence.json': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/licence-evidence/:evidence/json'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { evidence: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['json']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['json']>>>
    }
  }
  'api.contracts.evidence.sig': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/licence-evidence/:evidence/sig'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { evidence: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['sig']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['sig']>>>
    }
  }
  'api.contracts.evidence.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/licence-evidence/:evidence/pdf'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { evidence: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['pdf']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/api/licence_evidences_controller').default['pdf']>>>
    }
  }
  'contracts.partners.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/business-partners'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['index']>>>
    }
  }
  'contracts.partners.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/business-partners/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['export']>>>
    }
  }
  'contracts.partners.store': {
    methods: ["POST"]
    pattern: '/admin/business-partners'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/business_partner').partnerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/business_partner').partnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.partners.update': {
    methods: ["PUT"]
    pattern: '/admin/business-partners/:partner'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/business_partner').partnerValidator)>>
      paramsTuple: [ParamValue]
      params: { partner: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/business_partner').partnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.partners.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/business-partners/:partner'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { partner: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/business_partners_controller').default['destroy']>>>
    }
  }
  'contracts.partners.imports.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/business-partners/imports'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['index']>>>
    }
  }
  'contracts.partners.imports.store': {
    methods: ["POST"]
    pattern: '/admin/business-partners/imports'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/partner_import').partnerFileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/partner_import').partnerFileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.partners.imports.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/business-partners/imports/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['export']>>>
    }
  }
  'contracts.partners.imports.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/business-partners/imports/:import'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { import: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['show']>>>
    }
  }
  'contracts.partners.imports.lines.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/business-partners/imports/:import/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { import: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['exportLines']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['exportLines']>>>
    }
  }
  'contracts.partners.imports.update': {
    methods: ["PUT"]
    pattern: '/admin/business-partners/imports/:import'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { import: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['update']>>>
    }
  }
  'contracts.partners.imports.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/business-partners/imports/:import'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { import: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_imports_controller').default['destroy']>>>
    }
  }
  'contracts.partners.imports.held.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/business-partners/imports/:import/held'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { import: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/held_lines_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/held_lines_controller').default['destroy']>>>
    }
  }
  'contracts.partners.imports.lines.update': {
    methods: ["PUT"]
    pattern: '/admin/business-partners/imports/:import/lines/:line'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/partner_import').mendedLineValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { import: ParamValue; line: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/partner_import').mendedLineValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_import_lines_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_import_lines_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.partners.imports.lines.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/business-partners/imports/:import/lines/:line'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { import: ParamValue; line: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_import_lines_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_import_lines_controller').default['destroy']>>>
    }
  }
  'contracts.partners.users.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/business-partners/users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_users_controller').default['index']>>>
    }
  }
  'contracts.partners.users.store': {
    methods: ["POST"]
    pattern: '/admin/business-partners/:partner/users'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/assigned_user').assignedUserValidator)>>
      paramsTuple: [ParamValue]
      params: { partner: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/assigned_user').assignedUserValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_users_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_users_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.partners.users.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/business-partners/:partner/users/:user'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { partner: ParamValue; user: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_users_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/partner_users_controller').default['destroy']>>>
    }
  }
  'contracts.user_partner.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/manage-users/:userId/business-partner'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/user_partners_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/user_partners_controller').default['show']>>>
    }
  }
  'contracts.user_partner.update': {
    methods: ["PUT"]
    pattern: '/admin/manage-users/:userId/business-partner'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/chosen_partner').chosenPartnerValidator)>>
      paramsTuple: [ParamValue]
      params: { userId: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/chosen_partner').chosenPartnerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/user_partners_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/user_partners_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.user_partner.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/manage-users/:userId/business-partner/:partner'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { userId: ParamValue; partner: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/user_partners_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/user_partners_controller').default['destroy']>>>
    }
  }
  'contracts.entitlements.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/entitlements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['index']>>>
    }
  }
  'contracts.entitlements.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/entitlements/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['export']>>>
    }
  }
  'contracts.entitlements.update': {
    methods: ["PUT"]
    pattern: '/admin/contracts/entitlements/:finding'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/acceptance').acceptanceValidator)>>
      paramsTuple: [ParamValue]
      params: { finding: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/acceptance').acceptanceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.entitlements.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/contracts/entitlements/:finding'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { finding: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements_controller').default['destroy']>>>
    }
  }
  'contracts.mending.cuts.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/entitlements/:held/cut'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { held: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/cuts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/cuts_controller').default['show']>>>
    }
  }
  'contracts.mending.cuts.update': {
    methods: ["PUT"]
    pattern: '/admin/contracts/entitlements/:held/cut'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/entitlements/mending').cutValidator)>>
      paramsTuple: [ParamValue]
      params: { held: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/entitlements/mending').cutValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/cuts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/cuts_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.mending.gifts.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/contracts/:id/give'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/gifts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/gifts_controller').default['show']>>>
    }
  }
  'contracts.mending.gifts.store': {
    methods: ["POST"]
    pattern: '/admin/contracts/contracts/:id/give'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/entitlements/mending').giftValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/entitlements/mending').giftValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/gifts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/entitlements/gifts_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.hub': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_hubs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/contract_hubs_controller').default['show']>>>
    }
  }
  'contracts.history': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/:kind/:id/history'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { kind: ParamValue; id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/histories_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/histories_controller').default['show']>>>
    }
  }
  'contracts.drafts.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/contracts/new'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_drafts_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_drafts_controller').default['show']>>>
    }
  }
  'contracts.types.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/types'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['index']>>>
    }
  }
  'contracts.types.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/types/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['export']>>>
    }
  }
  'contracts.types.store': {
    methods: ["POST"]
    pattern: '/admin/contracts/types'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['store']>>>
    }
  }
  'contracts.types.update': {
    methods: ["PUT"]
    pattern: '/admin/contracts/types/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['update']>>>
    }
  }
  'contracts.types.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/contracts/types/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contract_types_controller').default['destroy']>>>
    }
  }
  'contracts.products.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['index']>>>
    }
  }
  'contracts.products.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/products/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['export']>>>
    }
  }
  'contracts.products.store': {
    methods: ["POST"]
    pattern: '/admin/contracts/products'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['store']>>>
    }
  }
  'contracts.products.update': {
    methods: ["PUT"]
    pattern: '/admin/contracts/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['update']>>>
    }
  }
  'contracts.products.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/contracts/products/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/information_products_controller').default['destroy']>>>
    }
  }
  'contracts.products_subscriptions.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/products-subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['index']>>>
    }
  }
  'contracts.products_subscriptions.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/products-subscriptions/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['export']>>>
    }
  }
  'contracts.products_subscriptions.store': {
    methods: ["POST"]
    pattern: '/admin/contracts/products-subscriptions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['store']>>>
    }
  }
  'contracts.products_subscriptions.update': {
    methods: ["PUT"]
    pattern: '/admin/contracts/products-subscriptions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['update']>>>
    }
  }
  'contracts.products_subscriptions.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/contracts/products-subscriptions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/relations_controller').default['destroy']>>>
    }
  }
  'contracts.contracts.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/contracts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['index']>>>
    }
  }
  'contracts.contracts.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/contracts/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['export']>>>
    }
  }
  'contracts.contracts.store': {
    methods: ["POST"]
    pattern: '/admin/contracts/contracts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['store']>>>
    }
  }
  'contracts.contracts.update': {
    methods: ["PUT"]
    pattern: '/admin/contracts/contracts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['update']>>>
    }
  }
  'contracts.contracts.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/contracts/contracts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/records/contracts_controller').default['destroy']>>>
    }
  }
  'contracts.paper.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/contracts/:id/paper'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['show']>>>
    }
  }
  'contracts.paper.file': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/contracts/:id/paper/file'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['file']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['file']>>>
    }
  }
  'contracts.paper.store': {
    methods: ["POST"]
    pattern: '/admin/contracts/contracts/:id/paper'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['store']>>>
    }
  }
  'contracts.paper.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/contracts/contracts/:id/paper'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/papers/paper').seenPaperValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/papers/paper').seenPaperValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/papers/contract_papers_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.evidence.index': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/licence-evidence'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/evidence/licence_evidences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/evidence/licence_evidences_controller').default['index']>>>
    }
  }
  'contracts.evidence.store': {
    methods: ["POST"]
    pattern: '/my-account/licence-evidence'
    types: {
      body: ExtractBody<InferInput<(typeof import('#contracts/validators/evidence/evidence').evidenceValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#contracts/validators/evidence/evidence').evidenceValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/evidence/licence_evidences_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/evidence/licence_evidences_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'contracts.evidence.show': {
    methods: ["GET","HEAD"]
    pattern: '/my-account/licence-evidence/:evidence/:form'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue]
      params: { evidence: ParamValue; form: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/evidence/licence_evidences_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/evidence/licence_evidences_controller').default['show']>>>
    }
  }
  'contracts.audit.permissioning': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/permissioning'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/permissions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/permissions_controller').default['index']>>>
    }
  }
  'contracts.audit.permissioning.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/permissioning/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/permissions_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/permissions_controller').default['export']>>>
    }
  }
  'contracts.audit.services': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/permissioning/services'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/services_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/services_controller').default['index']>>>
    }
  }
  'contracts.audit.services.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/permissioning/services/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/services_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/services_controller').default['export']>>>
    }
  }
  'contracts.audit.difference': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/permissioning/difference'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/differences_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/differences_controller').default['index']>>>
    }
  }
  'contracts.audit.difference.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/permissioning/difference/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/differences_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/differences_controller').default['export']>>>
    }
  }
  'contracts.audit.difference.pdf': {
    methods: ["GET","HEAD"]
    pattern: '/admin/contracts/permissioning/difference/pdf'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/difference_papers_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/contracts/controllers/permissioning/difference_papers_controller').default['show']>>>
    }
  }
  'api.statistics.sales': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/sales'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/sales_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/sales_controller').default['index']>>>
    }
  }
  'api.statistics.by_user': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/sales-by-user'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/user_sales_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/user_sales_controller').default['index']>>>
    }
  }
  'api.statistics.by_product': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/sales-by-product'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/product_sales_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/product_sales_controller').default['index']>>>
    }
  }
  'api.statistics.one_offs': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/one-offs'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/one_offs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/one_offs_controller').default['index']>>>
    }
  }
  'api.statistics.subscribers': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/subscribers'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/subscribers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/subscribers_controller').default['index']>>>
    }
  }
  'api.statistics.new_users': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/new-users'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/new_users_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/new_users_controller').default['index']>>>
    }
  }
  'api.statistics.conversion': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/conversion'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/conversion_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/conversion_controller').default['index']>>>
    }
  }
  'api.statistics.demand': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/demand'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/demand_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/demand_controller').default['index']>>>
    }
  }
  'api.statistics.open_demand': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/open-demand'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/open_demand_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/open_demand_controller').default['index']>>>
    }
  }
  'api.statistics.expiring': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/stats/expiring'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/expiring_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/api/expiring_controller').default['index']>>>
    }
  }
  'statistics.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/stats'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/tabs_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/tabs_controller').default['index']>>>
    }
  }
  'statistics.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/stats/:tab'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { tab: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/tabs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/tabs_controller').default['show']>>>
    }
  }
  'statistics.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/stats/:tab/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { tab: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/tabs_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/tabs_controller').default['export']>>>
    }
  }
  'statistics.partners.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/data-partners'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/data_partners_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/data_partners_controller').default['index']>>>
    }
  }
  'statistics.partners.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/data-partners/:venue'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { venue: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/data_partners_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/data_partners_controller').default['show']>>>
    }
  }
  'statistics.partners.papers.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/data-partners/:venue/papers'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { venue: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/venue_papers_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/venue_papers_controller').default['index']>>>
    }
  }
  'statistics.partners.papers.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/data-partners/:venue/papers/export'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { venue: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/venue_papers_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/venue_papers_controller').default['export']>>>
    }
  }
  'statistics.partners.statement': {
    methods: ["GET","HEAD"]
    pattern: '/admin/data-partners/:venue/statements/:month/:format'
    types: {
      body: {}
      paramsTuple: [ParamValue, ParamValue, ParamValue]
      params: { venue: ParamValue; month: ParamValue; format: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/partner_statements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/partner_statements_controller').default['show']>>>
    }
  }
  'statistics.partners.store': {
    methods: ["POST"]
    pattern: '/admin/data-partners/:venue/shares'
    types: {
      body: ExtractBody<InferInput<(typeof import('#statistics/validators/share').shareValidator)>>
      paramsTuple: [ParamValue]
      params: { venue: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#statistics/validators/share').shareValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/data_partners_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/data_partners_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.rules.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/rules'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['index']>>>
    }
  }
  'statistics.rules.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/rules/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['show']>>>
    }
  }
  'statistics.rules.create': {
    methods: ["GET","HEAD"]
    pattern: '/admin/rules/new'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['create']>>>
    }
  }
  'statistics.rules.store': {
    methods: ["POST"]
    pattern: '/admin/rules'
    types: {
      body: ExtractBody<InferInput<(typeof import('#statistics/validators/rehearsal').rehearsalValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#statistics/validators/rehearsal').rehearsalValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.rules.stop': {
    methods: ["POST"]
    pattern: '/admin/rules/:id/stop'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['stop']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['stop']>>>
    }
  }
  'statistics.rules.publish': {
    methods: ["POST"]
    pattern: '/admin/rules/:id/publish'
    types: {
      body: ExtractBody<InferInput<(typeof import('#statistics/validators/rehearsal').firstDayValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#statistics/validators/rehearsal').firstDayValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['publish']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/rehearsals_controller').default['publish']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'statistics.demand.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/demand'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/demand_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/demand_controller').default['index']>>>
    }
  }
  'statistics.demand.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/demand/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/demand_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/demand_controller').default['export']>>>
    }
  }
  'statistics.expiring.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/expiring'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/expiring_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/expiring_controller').default['index']>>>
    }
  }
  'statistics.expiring.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/expiring/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/expiring_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/expiring_controller').default['export']>>>
    }
  }
  'statistics.open_demand.index': {
    methods: ["GET","HEAD"]
    pattern: '/admin/open-demand'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/open_demand_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/open_demand_controller').default['index']>>>
    }
  }
  'statistics.open_demand.export': {
    methods: ["GET","HEAD"]
    pattern: '/admin/open-demand/export'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/statistics/controllers/open_demand_controller').default['export']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/statistics/controllers/open_demand_controller').default['export']>>>
    }
  }
  'desk.show': {
    methods: ["GET","HEAD"]
    pattern: '/admin/today'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/desks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/desks_controller').default['show']>>>
    }
  }
  'desk.pulse': {
    methods: ["GET","HEAD"]
    pattern: '/admin/today/pulse'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/pulses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/pulses_controller').default['show']>>>
    }
  }
  'desk.marks': {
    methods: ["PUT"]
    pattern: '/admin/today/marks/:kind/:key'
    types: {
      body: ExtractBody<InferInput<(typeof import('#desk/validators/mark').markValidator)>>
      paramsTuple: [ParamValue, ParamValue]
      params: { kind: ParamValue; key: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#desk/validators/mark').markValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/desk_marks_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/desk_marks_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'desk.gives': {
    methods: ["POST"]
    pattern: '/admin/today/gives'
    types: {
      body: ExtractBody<InferInput<(typeof import('#desk/validators/gives').givesValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#desk/validators/gives').givesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/desk_gives_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/desk_gives_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'desk.reminders': {
    methods: ["POST"]
    pattern: '/admin/today/reminders/:orderId'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { orderId: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/reminders_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/reminders_controller').default['store']>>>
    }
  }
  'desk.transfers': {
    methods: ["POST"]
    pattern: '/admin/today/transfers'
    types: {
      body: ExtractBody<InferInput<(typeof import('#desk/validators/transfer').deskTransferValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#desk/validators/transfer').deskTransferValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/transfers_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/transfers_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'desk.restarts': {
    methods: ["PUT"]
    pattern: '/admin/today/restarts/:fulfilment'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { fulfilment: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/given_ups_controller').default['restart']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/given_ups_controller').default['restart']>>>
    }
  }
  'desk.jobs': {
    methods: ["PUT"]
    pattern: '/admin/today/jobs/:job'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { job: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/given_ups_controller').default['retryJob']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/given_ups_controller').default['retryJob']>>>
    }
  }
  'desk.mails': {
    methods: ["PUT"]
    pattern: '/admin/today/mails/:mail'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { mail: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/desk/controllers/given_ups_controller').default['sendMail']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/desk/controllers/given_ups_controller').default['sendMail']>>>
    }
  }
  'api.site.contact_us': {
    methods: ["POST"]
    pattern: '/api/v1/message/contactUs'
    types: {
      body: ExtractBody<InferInput<(typeof import('#site/validators/message').contactValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#site/validators/message').contactValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/api/messages_controller').default['contactUs']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/api/messages_controller').default['contactUs']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.site.subscription_request': {
    methods: ["POST"]
    pattern: '/api/v1/message/subscriptionRequest'
    types: {
      body: ExtractBody<InferInput<(typeof import('#site/validators/message').subscriptionRequestValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#site/validators/message').subscriptionRequestValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/api/messages_controller').default['subscriptionRequest']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/api/messages_controller').default['subscriptionRequest']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'api.site.countries': {
    methods: ["GET","HEAD"]
    pattern: '/api/v1/countries'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/api/countries_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/api/countries_controller').default['index']>>>
    }
  }
  'site.admin_hub': {
    methods: ["GET","HEAD"]
    pattern: '/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/admin_hubs_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/admin_hubs_controller').default['show']>>>
    }
  }
  'site.views.store': {
    methods: ["POST"]
    pattern: '/admin/views'
    types: {
      body: ExtractBody<InferInput<(typeof import('#site/validators/saved_view').savedViewValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#site/validators/saved_view').savedViewValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/saved_views_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/saved_views_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'site.views.update': {
    methods: ["PUT"]
    pattern: '/admin/views/:view'
    types: {
      body: ExtractBody<InferInput<(typeof import('#site/validators/saved_view').viewChangeValidator)>>
      paramsTuple: [ParamValue]
      params: { view: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#site/validators/saved_view').viewChangeValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/saved_views_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/saved_views_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'site.views.destroy': {
    methods: ["DELETE"]
    pattern: '/admin/views/:view'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { view: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/saved_views_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/saved_views_controller').default['destroy']>>>
    }
  }
  'site.cookie_consent': {
    methods: ["POST"]
    pattern: '/cookie-consent'
    types: {
      body: ExtractBody<InferInput<(typeof import('#site/validators/cookie_consent').cookieConsentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#site/validators/cookie_consent').cookieConsentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/cookie_consents_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/cookie_consents_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'site.palette': {
    methods: ["GET","HEAD"]
    pattern: '/palette'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/palettes_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/palettes_controller').default['show']>>>
    }
  }
  'site.palette.found': {
    methods: ["GET","HEAD"]
    pattern: '/palette/found'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/finds_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/finds_controller').default['show']>>>
    }
  }
  'site.table_demo': {
    methods: ["GET","HEAD"]
    pattern: '/tabledemo'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/table_demos_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/table_demos_controller').default['index']>>>
    }
  }
  'site.contact': {
    methods: ["GET","HEAD"]
    pattern: '/contact'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['show']>>>
    }
  }
  'site.contact.store': {
    methods: ["POST"]
    pattern: '/contact'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['store']>>>
    }
  }
  'site.contact.success': {
    methods: ["GET","HEAD"]
    pattern: '/contact/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['success']>>>
    }
  }
  'site.contact.success_kneip': {
    methods: ["GET","HEAD"]
    pattern: '/contact/success-kneip'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['successKneip']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/contact_controller').default['successKneip']>>>
    }
  }
  'site.subscription_request': {
    methods: ["GET","HEAD"]
    pattern: '/subscription-request'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/subscription_requests_controller').default['create']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/subscription_requests_controller').default['create']>>>
    }
  }
  'site.subscription_request.store': {
    methods: ["POST"]
    pattern: '/subscription-request'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/subscription_requests_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/subscription_requests_controller').default['store']>>>
    }
  }
  'site.subscription_request.success': {
    methods: ["GET","HEAD"]
    pattern: '/subscription-request/success'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/subscription_requests_controller').default['success']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/subscription_requests_controller').default['success']>>>
    }
  }
  'site.sitemap': {
    methods: ["GET","HEAD"]
    pattern: '/sitemap.xml'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/sitemaps_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/sitemaps_controller').default['show']>>>
    }
  }
  'site.robots': {
    methods: ["GET","HEAD"]
    pattern: '/robots.txt'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/robots_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/robots_controller').default['show']>>>
    }
  }
  'site.home.show': {
    methods: ["GET","HEAD"]
    pattern: '/'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/home_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/home_controller').default['show']>>>
    }
  }
  'site.use_cases.index': {
    methods: ["GET","HEAD"]
    pattern: '/use-cases/:categoryId?'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/use_cases_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/use_cases_controller').default['index']>>>
    }
  }
  'site.terms_and_conditions': {
    methods: ["GET","HEAD"]
    pattern: '/terms-and-conditions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.privacy_notice': {
    methods: ["GET","HEAD"]
    pattern: '/privacy-notice'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.right_of_withdrawal': {
    methods: ["GET","HEAD"]
    pattern: '/right-of-withdrawal'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.imprint': {
    methods: ["GET","HEAD"]
    pattern: '/imprint'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.disclaimer': {
    methods: ["GET","HEAD"]
    pattern: '/disclaimer'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.trademarks': {
    methods: ["GET","HEAD"]
    pattern: '/trademarks'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.intellectual_property_rights': {
    methods: ["GET","HEAD"]
    pattern: '/intellectual-property-rights-and-rights-of-use'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.faq': {
    methods: ["GET","HEAD"]
    pattern: '/faq'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.info_center': {
    methods: ["GET","HEAD"]
    pattern: '/info-center'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['show']>>>
    }
  }
  'site.documents.version': {
    methods: ["GET","HEAD"]
    pattern: '/terms-and-conditions/:version'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { version: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['version']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/documents_controller').default['version']>>>
    }
  }
  'site.data': {
    methods: ["GET","HEAD"]
    pattern: '/data'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/data_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/data_controller').default['show']>>>
    }
  }
  'site.unknown_address': {
    methods: ["GET","HEAD"]
    pattern: '/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#app/site/controllers/unknown_addresses_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#app/site/controllers/unknown_addresses_controller').default['show']>>>
    }
  }
}
