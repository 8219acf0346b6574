import numpy as np

def centre(values):
    data = np.array(values)
    centred = data - data.mean()
    if centred.std() > 0:
        centred = centred / centred.std()
    else:
        centred = np.zeros(3)
    return centred

result = centre([2, 4, 9])
