import { type DragEvent, useState } from 'react';

/** What makes an element take dropped files. `data-over` says that some hang above it. */
export function useDropTarget(onDrop: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
}
