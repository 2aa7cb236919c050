/// <reference lib="webworker" />

/** The worker's own global object, which the types of pages do not know. */
declare const self: ServiceWorkerGlobalScope

export const worker = self
