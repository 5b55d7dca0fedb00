import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

const WHOLE_SIZE = { maxWidth: 'none', maxHeight: 'none' };

/**
 * The rules that Leaflet needs for its layers. Its own style sheet would be one more request, most of it about controls
 * and pop-ups that are not used here, and in its own colours.
 */
export const leafletLayers: SystemStyleObject = {
  overflow: 'hidden',
  WebkitTapHighlightColor: 'transparent',
  '&.leaflet-touch-zoom': { touchAction: 'pan-x pan-y' },
  '&.leaflet-touch-drag': { touchAction: 'pinch-zoom' },
  '&.leaflet-touch-drag.leaflet-touch-zoom': { touchAction: 'none' },
  '& :is(.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg, .leaflet-layer, .leaflet-zoom-box)':
    { position: 'absolute', left: 0, top: 0 },
  '& .leaflet-pane': { zIndex: 1 },
  '& .leaflet-overlay-pane': { zIndex: 2 },
  '& .leaflet-marker-pane': { zIndex: 3 },
  '& .leaflet-overlay-pane svg': WHOLE_SIZE,
  '& .leaflet-tile': { ...WHOLE_SIZE, visibility: 'hidden', mixBlendMode: 'plus-lighter' },
  '& .leaflet-tile-loaded': { visibility: 'inherit' },
  '& :is(.leaflet-tile, .leaflet-marker-icon)': { userSelect: 'none' },
  // The layers let presses through to the map; only a mark that can be dragged takes them.
  '& :is(.leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg path)': { pointerEvents: 'none' },
  '& .leaflet-interactive': { pointerEvents: 'auto', cursor: 'grab' },
  '& .leaflet-zoom-animated': { transformOrigin: '0 0' },
  '&.leaflet-zoom-anim .leaflet-zoom-animated': {
    willChange: 'transform',
    transition: 'transform 250ms cubic-bezier(0, 0, 0.25, 1)',
  },
  '&.leaflet-zoom-anim .leaflet-tile, &.leaflet-pan-anim .leaflet-tile': { transition: 'none' },
  '&.leaflet-zoom-anim .leaflet-zoom-hide': { visibility: 'hidden' },
  '&.leaflet-grab': { cursor: 'grab' },
  '.leaflet-dragging &': { cursor: 'grabbing', '& .leaflet-interactive': { cursor: 'grabbing' } },
};
