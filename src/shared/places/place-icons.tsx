import { Clock, MapPin, Navigation } from 'lucide-react'

// Made once: React passes over an element that is the same as before, and a list holds hundreds of these.

export const addressIcon = <MapPin aria-hidden size={18} />

export const hoursIcon = <Clock aria-hidden size={18} />

export const directionsIcon = <Navigation aria-hidden size={18} />
