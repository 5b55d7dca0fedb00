import { type DragEvent, useState } from 'react';

/** The props of an element that takes dropped files. `data-over`: files are dragged over it. */
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
