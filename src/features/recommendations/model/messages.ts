import type { ToastMessage } from '@/shared/toasts/model/toast-store'

/** The toasts of spec §5 and §8, word for word. */
export const messages = {
  place: {
    sent: {
      title: 'Place Recommendation Submitted',
      description: 'Your recommendation has been submitted successfully and will be reviewed by our team.',
      variant: 'success',
    },
    failed: {
      title: 'Submission Failed',
      description: 'Failed to submit your recommendation. Please try again.',
      variant: 'destructive',
    },
  },
  path: {
    sent: {
      title: 'Path Recommendation Submitted',
      description: 'Your path recommendation has been submitted successfully and will be reviewed by our team.',
      variant: 'success',
    },
    failed: {
      title: 'Submission Failed',
      description: 'Failed to submit your path recommendation. Please try again.',
      variant: 'destructive',
    },
  },
} as const satisfies Record<'place' | 'path', Record<'sent' | 'failed', ToastMessage>>

export const STEP_TITLE_REQUIRED = {
  title: 'Step Title Required',
  description: 'Please enter a title for this step.',
  variant: 'destructive',
} as const satisfies ToastMessage

export const PATH_STEPS_REQUIRED = {
  title: 'Path Steps Required',
  description: 'Please click the map to add at least one step to your path.',
  variant: 'destructive',
} as const satisfies ToastMessage
