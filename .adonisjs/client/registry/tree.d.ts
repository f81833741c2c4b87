/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  shared: {
    apiDocument: typeof routes['shared.api_document']
    apiWorkflows: typeof routes['shared.api_workflows']
    apiDocs: typeof routes['shared.api_docs'] & {
      parts: typeof routes['shared.api_docs.parts']
    }
    clients: {
      sums: typeof routes['shared.clients.sums']
      show: typeof routes['shared.clients.show']
    }
    cspReports: typeof routes['shared.csp_reports']
    securityContact: typeof routes['shared.security_contact']
  }
  api: {
    identity: {
      users: typeof routes['api.identity.users'] & {
        show: typeof routes['api.identity.users.show']
        update: typeof routes['api.identity.users.update']
        store: typeof routes['api.identity.users.store']
        destroy: typeof routes['api.identity.users.destroy']
        lock: typeof routes['api.identity.users.lock']
        unlock: typeof routes['api.identity.users.unlock']
        secondFactors: typeof routes['api.identity.users.second_factors']
        grant: typeof routes['api.identity.users.grant']
        revoke: typeof routes['api.identity.users.revoke']
        sessions: typeof routes['api.identity.users.sessions'] & {
          all: typeof routes['api.identity.users.sessions.all']
          end: typeof routes['api.identity.users.sessions.end']
        }
        tokens: typeof routes['api.identity.users.tokens'] & {
          revoke: typeof routes['api.identity.users.tokens.revoke']
        }
        mails: typeof routes['api.identity.users.mails'] & {
          again: typeof routes['api.identity.users.mails.again']
        }
        history: typeof routes['api.identity.users.history']
        merger: typeof routes['api.identity.users.merger']
        merge: typeof routes['api.identity.users.merge']
        saveDetails: typeof routes['api.identity.users.save_details']
        accept: typeof routes['api.identity.users.accept']
        init: typeof routes['api.identity.users.init']
        verifyEmail: typeof routes['api.identity.users.verify_email']
        password: typeof routes['api.identity.users.password']
        passwordReset: typeof routes['api.identity.users.password_reset']
      }
      groups: typeof routes['api.identity.groups']
      internalUsers: {
        store: typeof routes['api.identity.internal_users.store']
      }
      tokens: typeof routes['api.identity.tokens'] & {
        store: typeof routes['api.identity.tokens.store']
        destroy: typeof routes['api.identity.tokens.destroy']
      }
      marketplaceTokens: {
        store: typeof routes['api.identity.marketplace_tokens.store']
      }
    }
    webhooks: {
      index: typeof routes['api.webhooks.index']
      store: typeof routes['api.webhooks.store']
      show: typeof routes['api.webhooks.show']
      update: typeof routes['api.webhooks.update']
      destroy: typeof routes['api.webhooks.destroy']
      secret: typeof routes['api.webhooks.secret']
      test: typeof routes['api.webhooks.test']
      deliveries: typeof routes['api.webhooks.deliveries']
      delivery: typeof routes['api.webhooks.delivery']
      again: typeof routes['api.webhooks.again']
      user: {
        index: typeof routes['api.webhooks.user.index']
        pause: typeof routes['api.webhooks.user.pause']
      }
    }
    catalogue: {
      products: typeof routes['api.catalogue.products']
      product: typeof routes['api.catalogue.product'] & {
        countries: typeof routes['api.catalogue.product.countries']
        update: typeof routes['api.catalogue.product.update']
      }
      analyticsProducts: typeof routes['api.catalogue.analytics_products']
      coverage: typeof routes['api.catalogue.coverage']
      preview: typeof routes['api.catalogue.preview']
      filesInfo: typeof routes['api.catalogue.files_info']
      sampleFiles: typeof routes['api.catalogue.sample_files']
      modulePricingLevels: typeof routes['api.catalogue.module_pricing_levels']
      useCases: typeof routes['api.catalogue.use_cases'] & {
        store: typeof routes['api.catalogue.use_cases.store']
        update: typeof routes['api.catalogue.use_cases.update']
        destroy: typeof routes['api.catalogue.use_cases.destroy']
      }
      useCaseCategories: typeof routes['api.catalogue.use_case_categories'] & {
        store: typeof routes['api.catalogue.use_case_categories.store']
        update: typeof routes['api.catalogue.use_case_categories.update']
        destroy: typeof routes['api.catalogue.use_case_categories.destroy']
      }
      quotes: typeof routes['api.catalogue.quotes'] & {
        store: typeof routes['api.catalogue.quotes.store']
      }
      savedQuotes: typeof routes['api.catalogue.saved_quotes'] & {
        store: typeof routes['api.catalogue.saved_quotes.store']
        show: typeof routes['api.catalogue.saved_quotes.show']
        pdf: typeof routes['api.catalogue.saved_quotes.pdf']
      }
      trialRequests: {
        store: typeof routes['api.catalogue.trial_requests.store']
      }
      downloadCentre: typeof routes['api.catalogue.download_centre'] & {
        file: typeof routes['api.catalogue.download_centre.file']
      }
      samples: typeof routes['api.catalogue.samples'] & {
        file: typeof routes['api.catalogue.samples.file']
      }
      offeredFiles: {
        index: typeof routes['api.catalogue.offered_files.index']
        show: typeof routes['api.catalogue.offered_files.show']
        content: typeof routes['api.catalogue.offered_files.content']
        store: typeof routes['api.catalogue.offered_files.store']
        update: typeof routes['api.catalogue.offered_files.update']
        place: typeof routes['api.catalogue.offered_files.place']
        destroy: typeof routes['api.catalogue.offered_files.destroy']
      }
    }
    delivery: {
      download: typeof routes['api.delivery.download']
      verification: typeof routes['api.delivery.verification']
      publicFiles: typeof routes['api.delivery.public_files']
      tasks: {
        index: typeof routes['api.delivery.tasks.index']
        restart: typeof routes['api.delivery.tasks.restart']
        stop: typeof routes['api.delivery.tasks.stop']
      }
    }
    arrivals: {
      index: typeof routes['api.arrivals.index']
      morning: typeof routes['api.arrivals.morning']
      product: typeof routes['api.arrivals.product']
      publicNotices: typeof routes['api.arrivals.public_notices']
      notices: {
        index: typeof routes['api.arrivals.notices.index']
        store: typeof routes['api.arrivals.notices.store']
        update: typeof routes['api.arrivals.notices.update']
        end: typeof routes['api.arrivals.notices.end']
        mail: typeof routes['api.arrivals.notices.mail']
        stop: typeof routes['api.arrivals.notices.stop']
      }
    }
    basket: {
      show: typeof routes['api.basket.show']
      items: {
        store: typeof routes['api.basket.items.store']
        destroy: typeof routes['api.basket.items.destroy']
      }
      savedQuotes: {
        store: typeof routes['api.basket.saved_quotes.store']
      }
      agreedPrices: {
        update: typeof routes['api.basket.agreed_prices.update']
      }
      destroy: typeof routes['api.basket.destroy']
      visitorItems: {
        destroy: typeof routes['api.basket.visitor_items.destroy']
      }
    }
    orders: {
      checkout: typeof routes['api.orders.checkout']
      lock: typeof routes['api.orders.lock']
      unlock: typeof routes['api.orders.unlock']
      additionalInfo: typeof routes['api.orders.additional_info']
      index: typeof routes['api.orders.index']
      basic: typeof routes['api.orders.basic']
      show: typeof routes['api.orders.show']
      showByNumber: typeof routes['api.orders.show_by_number']
      accept: typeof routes['api.orders.accept']
      cardCustomers: typeof routes['api.orders.card_customers']
      charges: {
        store: typeof routes['api.orders.charges.store']
        show: typeof routes['api.orders.charges.show']
      }
      deliveries: {
        files: typeof routes['api.orders.deliveries.files']
        claims: {
          store: typeof routes['api.orders.deliveries.claims.store']
        }
        manifest: typeof routes['api.orders.deliveries.manifest']
        checksums: typeof routes['api.orders.deliveries.checksums']
        archive: typeof routes['api.orders.deliveries.archive'] & {
          store: typeof routes['api.orders.deliveries.archive.store']
        }
        accesses: typeof routes['api.orders.deliveries.accesses']
        links: {
          index: typeof routes['api.orders.deliveries.links.index']
          store: typeof routes['api.orders.deliveries.links.store']
          destroy: typeof routes['api.orders.deliveries.links.destroy']
        }
      }
      update: typeof routes['api.orders.update']
      store: typeof routes['api.orders.store']
      givenFiles: typeof routes['api.orders.given_files'] & {
        show: typeof routes['api.orders.given_files.show']
        store: typeof routes['api.orders.given_files.store']
        destroy: typeof routes['api.orders.given_files.destroy']
      }
      userQuota: typeof routes['api.orders.user_quota']
      quotas: {
        index: typeof routes['api.orders.quotas.index']
        show: typeof routes['api.orders.quotas.show']
        orders: typeof routes['api.orders.quotas.orders']
        store: typeof routes['api.orders.quotas.store']
        update: typeof routes['api.orders.quotas.update']
        destroy: typeof routes['api.orders.quotas.destroy']
      }
    }
    billing: {
      invoices: {
        index: typeof routes['api.billing.invoices.index']
        store: typeof routes['api.billing.invoices.store']
        show: typeof routes['api.billing.invoices.show']
        pdf: typeof routes['api.billing.invoices.pdf']
        xml: typeof routes['api.billing.invoices.xml']
        mails: typeof routes['api.billing.invoices.mails']
      }
      ofOrder: {
        money: typeof routes['api.billing.of_order.money']
        transfers: typeof routes['api.billing.of_order.transfers']
        refunds: typeof routes['api.billing.of_order.refunds'] & {
          update: typeof routes['api.billing.of_order.refunds.update']
        }
      }
      statements: {
        index: typeof routes['api.billing.statements.index']
        store: typeof routes['api.billing.statements.store']
        show: typeof routes['api.billing.statements.show']
        entries: typeof routes['api.billing.statements.entries'] & {
          update: typeof routes['api.billing.statements.entries.update']
        }
        bookings: typeof routes['api.billing.statements.bookings']
      }
    }
    subscriptions: {
      types: {
        index: typeof routes['api.subscriptions.types.index']
        show: typeof routes['api.subscriptions.types.show']
        folders: typeof routes['api.subscriptions.types.folders']
        store: typeof routes['api.subscriptions.types.store']
        update: typeof routes['api.subscriptions.types.update']
        held: typeof routes['api.subscriptions.types.held']
        unassigned: typeof routes['api.subscriptions.types.unassigned']
      }
      users: {
        index: typeof routes['api.subscriptions.users.index']
        show: typeof routes['api.subscriptions.users.show']
        update: typeof routes['api.subscriptions.users.update']
        destroy: typeof routes['api.subscriptions.users.destroy']
        visibility: typeof routes['api.subscriptions.users.visibility']
        always: typeof routes['api.subscriptions.users.always']
        copy: typeof routes['api.subscriptions.users.copy']
        welcome: typeof routes['api.subscriptions.users.welcome']
      }
      entitled: typeof routes['api.subscriptions.entitled']
      dateRanges: {
        index: typeof routes['api.subscriptions.date_ranges.index']
        show: typeof routes['api.subscriptions.date_ranges.show']
        store: typeof routes['api.subscriptions.date_ranges.store']
        update: typeof routes['api.subscriptions.date_ranges.update']
        destroy: typeof routes['api.subscriptions.date_ranges.destroy']
        copy: typeof routes['api.subscriptions.date_ranges.copy']
      }
      assignments: {
        store: typeof routes['api.subscriptions.assignments.store']
      }
      files: {
        index: typeof routes['api.subscriptions.files.index']
        show: typeof routes['api.subscriptions.files.show']
      }
      requests: {
        index: typeof routes['api.subscriptions.requests.index']
        confirm: typeof routes['api.subscriptions.requests.confirm']
        reject: typeof routes['api.subscriptions.requests.reject']
      }
      contacts: {
        index: typeof routes['api.subscriptions.contacts.index']
        show: typeof routes['api.subscriptions.contacts.show']
        store: typeof routes['api.subscriptions.contacts.store']
        update: typeof routes['api.subscriptions.contacts.update']
        destroy: typeof routes['api.subscriptions.contacts.destroy']
      }
      runs: {
        initialise: typeof routes['api.subscriptions.runs.initialise']
        recreate: typeof routes['api.subscriptions.runs.recreate']
        show: typeof routes['api.subscriptions.runs.show']
        destroy: typeof routes['api.subscriptions.runs.destroy']
      }
    }
    reports: {
      index: typeof routes['api.reports.index']
      statistics: typeof routes['api.reports.statistics']
      onBehalf: typeof routes['api.reports.on_behalf']
      store: typeof routes['api.reports.store']
      update: typeof routes['api.reports.update']
      ofUser: typeof routes['api.reports.of_user']
      ask: typeof routes['api.reports.ask']
      summary: typeof routes['api.reports.summary']
      show: typeof routes['api.reports.show']
      file: typeof routes['api.reports.file']
    }
    contracts: {
      partners: {
        index: typeof routes['api.contracts.partners.index']
        store: typeof routes['api.contracts.partners.store']
        storePut: typeof routes['api.contracts.partners.store_put']
        import: typeof routes['api.contracts.partners.import']
        update: typeof routes['api.contracts.partners.update']
        destroy: typeof routes['api.contracts.partners.destroy']
        users: {
          update: typeof routes['api.contracts.partners.users.update']
          destroy: typeof routes['api.contracts.partners.users.destroy']
        }
      }
      contractTypes: {
        index: typeof routes['api.contracts.contract_types.index']
        store: typeof routes['api.contracts.contract_types.store']
        update: typeof routes['api.contracts.contract_types.update']
        destroy: typeof routes['api.contracts.contract_types.destroy']
      }
      informationProducts: {
        index: typeof routes['api.contracts.information_products.index']
        store: typeof routes['api.contracts.information_products.store']
        update: typeof routes['api.contracts.information_products.update']
        destroy: typeof routes['api.contracts.information_products.destroy']
      }
      productSubscriptions: {
        index: typeof routes['api.contracts.product_subscriptions.index']
        store: typeof routes['api.contracts.product_subscriptions.store']
        update: typeof routes['api.contracts.product_subscriptions.update']
        destroy: typeof routes['api.contracts.product_subscriptions.destroy']
      }
      contracts: {
        index: typeof routes['api.contracts.contracts.index']
        store: typeof routes['api.contracts.contracts.store']
        update: typeof routes['api.contracts.contracts.update']
        destroy: typeof routes['api.contracts.contracts.destroy']
      }
      paper: {
        show: typeof routes['api.contracts.paper.show']
        store: typeof routes['api.contracts.paper.store']
        destroy: typeof routes['api.contracts.paper.destroy']
      }
      evidence: {
        index: typeof routes['api.contracts.evidence.index']
        store: typeof routes['api.contracts.evidence.store']
        json: typeof routes['api.contracts.evidence.json']
        sig: typeof routes['api.contracts.evidence.sig']
        pdf: typeof routes['api.contracts.evidence.pdf']
      }
    }
    statistics: {
      sales: typeof routes['api.statistics.sales']
      byUser: typeof routes['api.statistics.by_user']
      byProduct: typeof routes['api.statistics.by_product']
      oneOffs: typeof routes['api.statistics.one_offs']
      subscribers: typeof routes['api.statistics.subscribers']
      newUsers: typeof routes['api.statistics.new_users']
      conversion: typeof routes['api.statistics.conversion']
      demand: typeof routes['api.statistics.demand']
      openDemand: typeof routes['api.statistics.open_demand']
      expiring: typeof routes['api.statistics.expiring']
    }
    site: {
      contactUs: typeof routes['api.site.contact_us']
      subscriptionRequest: typeof routes['api.site.subscription_request']
      countries: typeof routes['api.site.countries']
    }
  }
  identity: {
    signInChoice: typeof routes['identity.sign_in_choice']
    signInStart: typeof routes['identity.sign_in_start']
    customerCallback: typeof routes['identity.customer_callback']
    staffCallback: typeof routes['identity.staff_callback']
    passwordSignIn: typeof routes['identity.password_sign_in'] & {
      store: typeof routes['identity.password_sign_in.store']
    }
    signedOut: typeof routes['identity.signed_out'] & {
      timer: typeof routes['identity.signed_out.timer']
    }
    signOut: typeof routes['identity.sign_out']
    privacyNotice: typeof routes['identity.privacy_notice'] & {
      store: typeof routes['identity.privacy_notice.store']
      success: typeof routes['identity.privacy_notice.success']
    }
    signInLink: typeof routes['identity.sign_in_link'] & {
      store: typeof routes['identity.sign_in_link.store']
      sent: typeof routes['identity.sign_in_link.sent']
    }
    newPassword: typeof routes['identity.new_password'] & {
      store: typeof routes['identity.new_password.store']
      done: typeof routes['identity.new_password.done']
    }
    passwordJudgement: typeof routes['identity.password_judgement']
    expiredPassword: typeof routes['identity.expired_password'] & {
      store: typeof routes['identity.expired_password.store']
    }
    register: typeof routes['identity.register'] & {
      store: typeof routes['identity.register.store']
      success: typeof routes['identity.register.success']
    }
    userDetails: typeof routes['identity.user_details'] & {
      store: typeof routes['identity.user_details.store']
      success: typeof routes['identity.user_details.success']
    }
    secondStep: typeof routes['identity.second_step'] & {
      store: typeof routes['identity.second_step.store']
    }
    passkeySignIn: {
      options: typeof routes['identity.passkey_sign_in.options']
      store: typeof routes['identity.passkey_sign_in.store']
    }
    session: typeof routes['identity.session'] & {
      update: typeof routes['identity.session.update']
    }
    account: typeof routes['identity.account']
    personalData: typeof routes['identity.personal_data'] & {
      update: typeof routes['identity.personal_data.update']
    }
    changePassword: typeof routes['identity.change_password'] & {
      update: typeof routes['identity.change_password.update']
      success: typeof routes['identity.change_password.success']
    }
    apiTokens: typeof routes['identity.api_tokens'] & {
      destroy: typeof routes['identity.api_tokens.destroy']
    }
    additionalEmails: {
      verification: typeof routes['identity.additional_emails.verification']
    }
    signIns: typeof routes['identity.sign_ins']
    myData: typeof routes['identity.my_data'] & {
      export: typeof routes['identity.my_data.export']
    }
    deletionRequest: {
      store: typeof routes['identity.deletion_request.store']
      destroy: typeof routes['identity.deletion_request.destroy']
    }
    verifyEmail: typeof routes['identity.verify_email'] & {
      store: typeof routes['identity.verify_email.store']
    }
    security: typeof routes['identity.security'] & {
      confirmation: typeof routes['identity.security.confirmation'] & {
        store: typeof routes['identity.security.confirmation.store']
      }
      authenticator: typeof routes['identity.security.authenticator'] & {
        store: typeof routes['identity.security.authenticator.store']
        destroy: typeof routes['identity.security.authenticator.destroy']
      }
      passkeys: typeof routes['identity.security.passkeys'] & {
        options: typeof routes['identity.security.passkeys.options']
        store: typeof routes['identity.security.passkeys.store']
        destroy: typeof routes['identity.security.passkeys.destroy']
      }
      recoveryCodes: typeof routes['identity.security.recovery_codes'] & {
        store: typeof routes['identity.security.recovery_codes.store']
      }
    }
    admin: {
      marketplaceToken: typeof routes['identity.admin.marketplace_token']
      users: {
        index: typeof routes['identity.admin.users.index']
        export: typeof routes['identity.admin.users.export']
        show: typeof routes['identity.admin.users.show']
        details: typeof routes['identity.admin.users.details'] & {
          update: typeof routes['identity.admin.users.details.update']
        }
        addresses: typeof routes['identity.admin.users.addresses'] & {
          update: typeof routes['identity.admin.users.addresses.update']
        }
        billing: typeof routes['identity.admin.users.billing'] & {
          update: typeof routes['identity.admin.users.billing.update']
        }
        permissions: typeof routes['identity.admin.users.permissions']
        security: typeof routes['identity.admin.users.security']
        mails: typeof routes['identity.admin.users.mails'] & {
          again: typeof routes['identity.admin.users.mails.again']
        }
        history: typeof routes['identity.admin.users.history']
        grant: typeof routes['identity.admin.users.grant']
        revoke: typeof routes['identity.admin.users.revoke']
        sessions: {
          endAll: typeof routes['identity.admin.users.sessions.end_all']
          end: typeof routes['identity.admin.users.sessions.end']
        }
        tokens: {
          revoke: typeof routes['identity.admin.users.tokens.revoke']
        }
        secondFactors: typeof routes['identity.admin.users.second_factors']
        emailCodes: typeof routes['identity.admin.users.email_codes']
        bulk: {
          lock: typeof routes['identity.admin.users.bulk.lock']
          unlock: typeof routes['identity.admin.users.bulk.unlock']
        }
        destroy: typeof routes['identity.admin.users.destroy']
        lock: typeof routes['identity.admin.users.lock']
        unlock: typeof routes['identity.admin.users.unlock']
        passwordReset: typeof routes['identity.admin.users.password_reset']
        merger: typeof routes['identity.admin.users.merger']
        merge: typeof routes['identity.admin.users.merge']
      }
      onBehalf: {
        create: typeof routes['identity.admin.on_behalf.create']
        store: typeof routes['identity.admin.on_behalf.store']
        done: typeof routes['identity.admin.on_behalf.done']
      }
      openRecords: {
        update: typeof routes['identity.admin.open_records.update']
        destroy: typeof routes['identity.admin.open_records.destroy']
      }
      groups: typeof routes['identity.admin.groups']
      deletionRequests: typeof routes['identity.admin.deletion_requests'] & {
        confirm: typeof routes['identity.admin.deletion_requests.confirm']
        refuse: typeof routes['identity.admin.deletion_requests.refuse']
      }
    }
  }
  webhooks: {
    index: typeof routes['webhooks.index']
    show: typeof routes['webhooks.show']
    update: typeof routes['webhooks.update']
    destroy: typeof routes['webhooks.destroy']
    test: typeof routes['webhooks.test']
    delivery: typeof routes['webhooks.delivery']
    again: typeof routes['webhooks.again']
    user: {
      index: typeof routes['webhooks.user.index']
      pause: typeof routes['webhooks.user.pause']
    }
  }
  catalogue: {
    products: {
      index: typeof routes['catalogue.products.index']
      show: typeof routes['catalogue.products.show']
    }
    quotes: {
      show: typeof routes['catalogue.quotes.show']
    }
    coverages: {
      show: typeof routes['catalogue.coverages.show']
    }
    previews: {
      show: typeof routes['catalogue.previews.show']
    }
    samples: {
      show: typeof routes['catalogue.samples.show']
    }
    downloadCentre: typeof routes['catalogue.download_centre'] & {
      file: typeof routes['catalogue.download_centre.file']
    }
    trial: typeof routes['catalogue.trial'] & {
      success: typeof routes['catalogue.trial.success']
      store: typeof routes['catalogue.trial.store']
    }
    sampleData: typeof routes['catalogue.sample_data'] & {
      success: typeof routes['catalogue.sample_data.success']
      store: typeof routes['catalogue.sample_data.store']
    }
    sharedQuote: typeof routes['catalogue.shared_quote']
    keptSelection: typeof routes['catalogue.kept_selection'] & {
      store: typeof routes['catalogue.kept_selection.store']
    }
    savedQuotes: typeof routes['catalogue.saved_quotes'] & {
      store: typeof routes['catalogue.saved_quotes.store']
      show: typeof routes['catalogue.saved_quotes.show']
      pdf: typeof routes['catalogue.saved_quotes.pdf']
      json: typeof routes['catalogue.saved_quotes.json']
    }
    admin: {
      productDays: {
        index: typeof routes['catalogue.admin.product_days.index']
        store: typeof routes['catalogue.admin.product_days.store']
        destroy: typeof routes['catalogue.admin.product_days.destroy']
        indexAgain: typeof routes['catalogue.admin.product_days.index_again']
        stopIndexing: typeof routes['catalogue.admin.product_days.stop_indexing']
      }
      calendars: {
        index: typeof routes['catalogue.admin.calendars.index']
        export: typeof routes['catalogue.admin.calendars.export']
        show: typeof routes['catalogue.admin.calendars.show']
        update: typeof routes['catalogue.admin.calendars.update']
        drafts: {
          add: typeof routes['catalogue.admin.calendars.drafts.add']
          remove: typeof routes['catalogue.admin.calendars.drafts.remove']
          import: typeof routes['catalogue.admin.calendars.drafts.import']
        }
      }
      useCases: {
        index: typeof routes['catalogue.admin.use_cases.index']
        export: typeof routes['catalogue.admin.use_cases.export']
        store: typeof routes['catalogue.admin.use_cases.store']
        update: typeof routes['catalogue.admin.use_cases.update']
        destroy: typeof routes['catalogue.admin.use_cases.destroy']
      }
      useCaseCategories: {
        index: typeof routes['catalogue.admin.use_case_categories.index']
        export: typeof routes['catalogue.admin.use_case_categories.export']
        store: typeof routes['catalogue.admin.use_case_categories.store']
        update: typeof routes['catalogue.admin.use_case_categories.update']
        destroy: typeof routes['catalogue.admin.use_case_categories.destroy']
      }
      products: {
        index: typeof routes['catalogue.admin.products.index']
        export: typeof routes['catalogue.admin.products.export']
        show: typeof routes['catalogue.admin.products.show']
        countries: typeof routes['catalogue.admin.products.countries']
        draft: typeof routes['catalogue.admin.products.draft'] & {
          discard: typeof routes['catalogue.admin.products.draft.discard']
          publish: typeof routes['catalogue.admin.products.draft.publish']
          schedule: typeof routes['catalogue.admin.products.draft.schedule']
          takeBack: typeof routes['catalogue.admin.products.draft.take_back']
        }
      }
      discovery: {
        index: typeof routes['catalogue.admin.discovery.index']
        store: typeof routes['catalogue.admin.discovery.store']
        show: typeof routes['catalogue.admin.discovery.show']
        stop: typeof routes['catalogue.admin.discovery.stop']
        proposal: typeof routes['catalogue.admin.discovery.proposal'] & {
          save: typeof routes['catalogue.admin.discovery.proposal.save']
          make: typeof routes['catalogue.admin.discovery.proposal.make']
        }
      }
      downloadCentre: typeof routes['catalogue.admin.download_centre']
      productSamples: typeof routes['catalogue.admin.product_samples']
      offeredFiles: {
        show: typeof routes['catalogue.admin.offered_files.show']
        store: typeof routes['catalogue.admin.offered_files.store']
        update: typeof routes['catalogue.admin.offered_files.update']
        destroy: typeof routes['catalogue.admin.offered_files.destroy']
        place: typeof routes['catalogue.admin.offered_files.place']
      }
    }
  }
  delivery: {
    downloads: {
      show: typeof routes['delivery.downloads.show']
    }
    publicDownload: {
      show: typeof routes['delivery.public_download.show']
      file: typeof routes['delivery.public_download.file']
    }
    fetch: {
      files: typeof routes['delivery.fetch.files']
      claim: typeof routes['delivery.fetch.claim']
      download: typeof routes['delivery.fetch.download']
      proof: typeof routes['delivery.fetch.proof']
    }
    verify: typeof routes['delivery.verify']
    keys: typeof routes['delivery.keys']
    key: typeof routes['delivery.key']
    tasks: {
      index: typeof routes['delivery.tasks.index']
      export: typeof routes['delivery.tasks.export']
      bulk: {
        restart: typeof routes['delivery.tasks.bulk.restart']
        stop: typeof routes['delivery.tasks.bulk.stop']
      }
      restart: typeof routes['delivery.tasks.restart']
      stop: typeof routes['delivery.tasks.stop']
    }
  }
  arrivals: {
    status: typeof routes['arrivals.status']
    index: typeof routes['arrivals.index']
    export: typeof routes['arrivals.export']
    morning: typeof routes['arrivals.morning'] & {
      export: typeof routes['arrivals.morning.export']
    }
    product: typeof routes['arrivals.product'] & {
      export: typeof routes['arrivals.product.export']
    }
    notices: typeof routes['arrivals.notices'] & {
      export: typeof routes['arrivals.notices.export']
      store: typeof routes['arrivals.notices.store']
      update: typeof routes['arrivals.notices.update']
      end: typeof routes['arrivals.notices.end']
      mails: {
        store: typeof routes['arrivals.notices.mails.store']
        destroy: typeof routes['arrivals.notices.mails.destroy']
      }
    }
  }
  basket: {
    entry: typeof routes['basket.entry']
    review: typeof routes['basket.review']
    destroy: typeof routes['basket.destroy']
    items: {
      store: typeof routes['basket.items.store']
      update: typeof routes['basket.items.update']
      destroy: typeof routes['basket.items.destroy']
    }
    address: typeof routes['basket.address']
    addresses: {
      update: typeof routes['basket.addresses.update']
    }
    vatId: {
      update: typeof routes['basket.vat_id.update']
    }
    agreedPrices: {
      update: typeof routes['basket.agreed_prices.update']
    }
    quoteOrders: {
      store: typeof routes['basket.quote_orders.store']
    }
  }
  orders: {
    payments: {
      notified: typeof routes['orders.payments.notified']
      show: typeof routes['orders.payments.show']
    }
    checkout: typeof routes['orders.checkout'] & {
      store: typeof routes['orders.checkout.store']
    }
    confirmation: typeof routes['orders.confirmation']
    myOrders: typeof routes['orders.my_orders'] & {
      show: typeof routes['orders.my_orders.show']
      confirmation: typeof routes['orders.my_orders.confirmation']
      again: typeof routes['orders.my_orders.again']
      terms: typeof routes['orders.my_orders.terms']
    }
    paymentLinks: {
      show: typeof routes['orders.payment_links.show']
      store: typeof routes['orders.payment_links.store']
      destroy: typeof routes['orders.payment_links.destroy']
    }
    deliveries: {
      claims: {
        store: typeof routes['orders.deliveries.claims.store']
      }
      manifest: typeof routes['orders.deliveries.manifest']
      signature: typeof routes['orders.deliveries.signature']
      checksums: typeof routes['orders.deliveries.checksums']
      archive: typeof routes['orders.deliveries.archive'] & {
        store: typeof routes['orders.deliveries.archive.store']
      }
      fetchScript: typeof routes['orders.deliveries.fetch_script']
      ledger: typeof routes['orders.deliveries.ledger']
      progress: typeof routes['orders.deliveries.progress']
      grants: typeof routes['orders.deliveries.grants']
      links: {
        store: typeof routes['orders.deliveries.links.store']
        destroy: typeof routes['orders.deliveries.links.destroy']
      }
    }
    admin: {
      payments: typeof routes['orders.admin.payments'] & {
        update: typeof routes['orders.admin.payments.update']
      }
      index: typeof routes['orders.admin.index']
      export: typeof routes['orders.admin.export']
      create: typeof routes['orders.admin.create']
      store: typeof routes['orders.admin.store']
      files: typeof routes['orders.admin.files'] & {
        update: typeof routes['orders.admin.files.update']
      }
      update: typeof routes['orders.admin.update']
      bulk: {
        confirm: typeof routes['orders.admin.bulk.confirm']
        restart: typeof routes['orders.admin.bulk.restart']
      }
      show: typeof routes['orders.admin.show']
      ofUser: {
        index: typeof routes['orders.admin.of_user.index']
        show: typeof routes['orders.admin.of_user.show']
      }
      onBehalf: {
        create: typeof routes['orders.admin.on_behalf.create']
        store: typeof routes['orders.admin.on_behalf.store']
      }
    }
    quotas: {
      index: typeof routes['orders.quotas.index']
      list: {
        export: typeof routes['orders.quotas.list.export']
      }
      orders: typeof routes['orders.quotas.orders']
      export: typeof routes['orders.quotas.export']
      store: typeof routes['orders.quotas.store']
      update: typeof routes['orders.quotas.update']
      destroy: typeof routes['orders.quotas.destroy']
    }
  }
  billing: {
    ownPapers: {
      index: typeof routes['billing.own_papers.index']
      month: typeof routes['billing.own_papers.month']
    }
    ownInvoices: {
      pdf: typeof routes['billing.own_invoices.pdf']
      xml: typeof routes['billing.own_invoices.xml']
    }
    invoices: {
      index: typeof routes['billing.invoices.index']
      export: typeof routes['billing.invoices.export']
      pdf: typeof routes['billing.invoices.pdf']
      xml: typeof routes['billing.invoices.xml']
      bulk: {
        mail: typeof routes['billing.invoices.bulk.mail']
      }
      mails: {
        store: typeof routes['billing.invoices.mails.store']
      }
    }
    money: {
      invoices: {
        store: typeof routes['billing.money.invoices.store']
      }
      transfers: {
        store: typeof routes['billing.money.transfers.store']
      }
      statements: {
        index: typeof routes['billing.money.statements.index']
        export: typeof routes['billing.money.statements.export']
        store: typeof routes['billing.money.statements.store']
        show: typeof routes['billing.money.statements.show']
      }
      bookings: typeof routes['billing.money.bookings']
      entries: {
        update: typeof routes['billing.money.entries.update']
      }
    }
    refunds: {
      store: typeof routes['billing.refunds.store']
      update: typeof routes['billing.refunds.update']
    }
  }
  subscriptions: {
    index: typeof routes['subscriptions.index']
    show: typeof routes['subscriptions.show']
    lateNotices: typeof routes['subscriptions.late_notices']
    feed: typeof routes['subscriptions.feed'] & {
      end: typeof routes['subscriptions.feed.end']
    }
    file: typeof routes['subscriptions.file']
    month: typeof routes['subscriptions.month']
    return: typeof routes['subscriptions.return']
    script: typeof routes['subscriptions.script']
    atomFeed: typeof routes['subscriptions.atom_feed']
    ending: {
      index: typeof routes['subscriptions.ending.index']
      export: typeof routes['subscriptions.ending.export']
      bulk: {
        renew: typeof routes['subscriptions.ending.bulk.renew']
      }
    }
    user: {
      ranges: {
        renewal: typeof routes['subscriptions.user.ranges.renewal']
        store: typeof routes['subscriptions.user.ranges.store']
        update: typeof routes['subscriptions.user.ranges.update']
        destroy: typeof routes['subscriptions.user.ranges.destroy']
        losses: typeof routes['subscriptions.user.ranges.losses']
      }
      show: typeof routes['subscriptions.user.show']
      history: typeof routes['subscriptions.user.history']
      destroy: typeof routes['subscriptions.user.destroy']
      losses: typeof routes['subscriptions.user.losses']
      unrestricted: {
        update: typeof routes['subscriptions.user.unrestricted.update']
        destroy: typeof routes['subscriptions.user.unrestricted.destroy']
      }
      visibility: {
        update: typeof routes['subscriptions.user.visibility.update']
        losses: typeof routes['subscriptions.user.visibility.losses']
      }
    }
    types: {
      index: typeof routes['subscriptions.types.index']
      export: typeof routes['subscriptions.types.export']
      store: typeof routes['subscriptions.types.store']
      update: typeof routes['subscriptions.types.update']
    }
    subscribers: {
      index: typeof routes['subscriptions.subscribers.index']
      export: typeof routes['subscriptions.subscribers.export']
      store: typeof routes['subscriptions.subscribers.store']
      welcome: typeof routes['subscriptions.subscribers.welcome']
      bulk: {
        extend: typeof routes['subscriptions.subscribers.bulk.extend']
        visibility: typeof routes['subscriptions.subscribers.bulk.visibility']
        welcome: typeof routes['subscriptions.subscribers.bulk.welcome']
        end: typeof routes['subscriptions.subscribers.bulk.end']
      }
      people: typeof routes['subscriptions.subscribers.people']
      coverage: typeof routes['subscriptions.subscribers.coverage']
      effects: typeof routes['subscriptions.subscribers.effects']
    }
    copies: {
      all: typeof routes['subscriptions.copies.all']
      type: typeof routes['subscriptions.copies.type']
      range: typeof routes['subscriptions.copies.range']
    }
    assignments: {
      create: typeof routes['subscriptions.assignments.create']
      store: typeof routes['subscriptions.assignments.store']
      done: typeof routes['subscriptions.assignments.done']
    }
    sales: {
      create: typeof routes['subscriptions.sales.create']
      store: typeof routes['subscriptions.sales.store']
      customers: {
        store: typeof routes['subscriptions.sales.customers.store']
      }
      done: typeof routes['subscriptions.sales.done']
    }
    requests: {
      index: typeof routes['subscriptions.requests.index']
      export: typeof routes['subscriptions.requests.export']
      bulk: {
        confirm: typeof routes['subscriptions.requests.bulk.confirm']
        reject: typeof routes['subscriptions.requests.bulk.reject']
      }
      confirm: typeof routes['subscriptions.requests.confirm']
      reject: typeof routes['subscriptions.requests.reject']
      assign: typeof routes['subscriptions.requests.assign']
    }
    contacts: {
      index: typeof routes['subscriptions.contacts.index']
      export: typeof routes['subscriptions.contacts.export']
      store: typeof routes['subscriptions.contacts.store']
      update: typeof routes['subscriptions.contacts.update']
      destroy: typeof routes['subscriptions.contacts.destroy']
    }
    mailings: {
      index: typeof routes['subscriptions.mailings.index']
      export: typeof routes['subscriptions.mailings.export']
      store: typeof routes['subscriptions.mailings.store']
      test: typeof routes['subscriptions.mailings.test']
    }
    runs: {
      initialise: typeof routes['subscriptions.runs.initialise']
      recreate: typeof routes['subscriptions.runs.recreate']
      destroy: typeof routes['subscriptions.runs.destroy']
    }
  }
  reports: {
    index: typeof routes['reports.index']
    summary: typeof routes['reports.summary']
    create: typeof routes['reports.create']
    store: typeof routes['reports.store']
    lookup: typeof routes['reports.lookup']
    restart: typeof routes['reports.restart']
    file: typeof routes['reports.file']
    proofs: {
      manifest: typeof routes['reports.proofs.manifest']
      signature: typeof routes['reports.proofs.signature']
      checksums: typeof routes['reports.proofs.checksums']
    }
    csdr: {
      show: typeof routes['reports.csdr.show']
      store: typeof routes['reports.csdr.store']
    }
    staff: {
      index: typeof routes['reports.staff.index']
      export: typeof routes['reports.staff.export']
      monthEnd: typeof routes['reports.staff.month_end']
      file: typeof routes['reports.staff.file']
      create: typeof routes['reports.staff.create']
      customers: typeof routes['reports.staff.customers']
      store: typeof routes['reports.staff.store']
      lookup: typeof routes['reports.staff.lookup']
      update: typeof routes['reports.staff.update']
      restart: typeof routes['reports.staff.restart']
    }
  }
  contracts: {
    partners: {
      index: typeof routes['contracts.partners.index']
      export: typeof routes['contracts.partners.export']
      store: typeof routes['contracts.partners.store']
      update: typeof routes['contracts.partners.update']
      destroy: typeof routes['contracts.partners.destroy']
      imports: {
        index: typeof routes['contracts.partners.imports.index']
        store: typeof routes['contracts.partners.imports.store']
        export: typeof routes['contracts.partners.imports.export']
        show: typeof routes['contracts.partners.imports.show']
        lines: {
          export: typeof routes['contracts.partners.imports.lines.export']
          update: typeof routes['contracts.partners.imports.lines.update']
          destroy: typeof routes['contracts.partners.imports.lines.destroy']
        }
        update: typeof routes['contracts.partners.imports.update']
        destroy: typeof routes['contracts.partners.imports.destroy']
        held: {
          destroy: typeof routes['contracts.partners.imports.held.destroy']
        }
      }
      users: {
        index: typeof routes['contracts.partners.users.index']
        store: typeof routes['contracts.partners.users.store']
        destroy: typeof routes['contracts.partners.users.destroy']
      }
    }
    userPartner: {
      show: typeof routes['contracts.user_partner.show']
      update: typeof routes['contracts.user_partner.update']
      destroy: typeof routes['contracts.user_partner.destroy']
    }
    entitlements: {
      index: typeof routes['contracts.entitlements.index']
      export: typeof routes['contracts.entitlements.export']
      update: typeof routes['contracts.entitlements.update']
      destroy: typeof routes['contracts.entitlements.destroy']
    }
    mending: {
      cuts: {
        show: typeof routes['contracts.mending.cuts.show']
        update: typeof routes['contracts.mending.cuts.update']
      }
      gifts: {
        show: typeof routes['contracts.mending.gifts.show']
        store: typeof routes['contracts.mending.gifts.store']
      }
    }
    hub: typeof routes['contracts.hub']
    history: typeof routes['contracts.history']
    drafts: {
      show: typeof routes['contracts.drafts.show']
    }
    types: {
      index: typeof routes['contracts.types.index']
      export: typeof routes['contracts.types.export']
      store: typeof routes['contracts.types.store']
      update: typeof routes['contracts.types.update']
      destroy: typeof routes['contracts.types.destroy']
    }
    products: {
      index: typeof routes['contracts.products.index']
      export: typeof routes['contracts.products.export']
      store: typeof routes['contracts.products.store']
      update: typeof routes['contracts.products.update']
      destroy: typeof routes['contracts.products.destroy']
    }
    productsSubscriptions: {
      index: typeof routes['contracts.products_subscriptions.index']
      export: typeof routes['contracts.products_subscriptions.export']
      store: typeof routes['contracts.products_subscriptions.store']
      update: typeof routes['contracts.products_subscriptions.update']
      destroy: typeof routes['contracts.products_subscriptions.destroy']
    }
    contracts: {
      index: typeof routes['contracts.contracts.index']
      export: typeof routes['contracts.contracts.export']
      store: typeof routes['contracts.contracts.store']
      update: typeof routes['contracts.contracts.update']
      destroy: typeof routes['contracts.contracts.destroy']
    }
    paper: {
      show: typeof routes['contracts.paper.show']
      file: typeof routes['contracts.paper.file']
      store: typeof routes['contracts.paper.store']
      destroy: typeof routes['contracts.paper.destroy']
    }
    evidence: {
      index: typeof routes['contracts.evidence.index']
      store: typeof routes['contracts.evidence.store']
      show: typeof routes['contracts.evidence.show']
    }
    audit: {
      permissioning: typeof routes['contracts.audit.permissioning'] & {
        export: typeof routes['contracts.audit.permissioning.export']
      }
      services: typeof routes['contracts.audit.services'] & {
        export: typeof routes['contracts.audit.services.export']
      }
      difference: typeof routes['contracts.audit.difference'] & {
        export: typeof routes['contracts.audit.difference.export']
        pdf: typeof routes['contracts.audit.difference.pdf']
      }
    }
  }
  statistics: {
    index: typeof routes['statistics.index']
    show: typeof routes['statistics.show']
    export: typeof routes['statistics.export']
    partners: {
      index: typeof routes['statistics.partners.index']
      show: typeof routes['statistics.partners.show']
      papers: {
        index: typeof routes['statistics.partners.papers.index']
        export: typeof routes['statistics.partners.papers.export']
      }
      statement: typeof routes['statistics.partners.statement']
      store: typeof routes['statistics.partners.store']
    }
    rules: {
      index: typeof routes['statistics.rules.index']
      show: typeof routes['statistics.rules.show']
      create: typeof routes['statistics.rules.create']
      store: typeof routes['statistics.rules.store']
      stop: typeof routes['statistics.rules.stop']
      publish: typeof routes['statistics.rules.publish']
    }
    demand: {
      index: typeof routes['statistics.demand.index']
      export: typeof routes['statistics.demand.export']
    }
    expiring: {
      index: typeof routes['statistics.expiring.index']
      export: typeof routes['statistics.expiring.export']
    }
    openDemand: {
      index: typeof routes['statistics.open_demand.index']
      export: typeof routes['statistics.open_demand.export']
    }
  }
  desk: {
    show: typeof routes['desk.show']
    pulse: typeof routes['desk.pulse']
    marks: typeof routes['desk.marks']
    gives: typeof routes['desk.gives']
    reminders: typeof routes['desk.reminders']
    transfers: typeof routes['desk.transfers']
    restarts: typeof routes['desk.restarts']
    jobs: typeof routes['desk.jobs']
    mails: typeof routes['desk.mails']
  }
  site: {
    adminHub: typeof routes['site.admin_hub']
    views: {
      store: typeof routes['site.views.store']
      update: typeof routes['site.views.update']
      destroy: typeof routes['site.views.destroy']
    }
    cookieConsent: typeof routes['site.cookie_consent']
    palette: typeof routes['site.palette'] & {
      found: typeof routes['site.palette.found']
    }
    tableDemo: typeof routes['site.table_demo']
    contact: typeof routes['site.contact'] & {
      store: typeof routes['site.contact.store']
      success: typeof routes['site.contact.success']
      successKneip: typeof routes['site.contact.success_kneip']
    }
    subscriptionRequest: typeof routes['site.subscription_request'] & {
      store: typeof routes['site.subscription_request.store']
      success: typeof routes['site.subscription_request.success']
    }
    sitemap: typeof routes['site.sitemap']
    robots: typeof routes['site.robots']
    home: {
      show: typeof routes['site.home.show']
    }
    useCases: {
      index: typeof routes['site.use_cases.index']
    }
    termsAndConditions: typeof routes['site.terms_and_conditions']
    privacyNotice: typeof routes['site.privacy_notice']
    rightOfWithdrawal: typeof routes['site.right_of_withdrawal']
    imprint: typeof routes['site.imprint']
    disclaimer: typeof routes['site.disclaimer']
    trademarks: typeof routes['site.trademarks']
    intellectualPropertyRights: typeof routes['site.intellectual_property_rights']
    faq: typeof routes['site.faq']
    infoCenter: typeof routes['site.info_center']
    documents: {
      version: typeof routes['site.documents.version']
    }
    data: typeof routes['site.data']
    unknownAddress: typeof routes['site.unknown_address']
  }
}
